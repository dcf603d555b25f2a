import type { NavLink } from '@/content/pages/navigation';

interface BreadcrumbsProps {
  /** From home downwards. */
  trail: readonly NavLink[];
  /** The page itself. */
  here: string;
}

/** The way from home to the page. Its own name is cut where the line ends, because the heading says it whole. */
export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="crumbs shell pt-4 text-small text-ink-soft">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-2">
            <a href={href} className="inline-flex min-h-11 min-w-11 items-center text-lagoon hover:underline">
              {label}
            </a>{' '}
            <span aria-hidden="true">/</span>
          </li>
        ))}
        {/* Where its first line stands does not depend on its text: the page may be painted before that is there. */}
        <li aria-current="page" className="flex-[1_4rem] truncate pt-[0.65rem]">
          {here}
        </li>
      </ol>
    </nav>
  );
}
