import type { NavLink } from '@/content/pages/navigation';
import { everywhere } from '@/content/words/everywhere';

interface BreadcrumbsProps {
  /** The links from the home page downwards. */
  trail: readonly NavLink[];
  /** The name of the page itself. */
  here: string;
}

/** The breadcrumb trail. On wide screens the page's own name is truncated to one line, because the heading has it in full. */
export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  return (
    <nav
      aria-label={everywhere.parts.breadcrumbs}
      className="crumbs shell pt-4 text-caption text-ink-soft md:text-small"
    >
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ label, href }, index) => (
          <li key={href} className="flex items-center gap-2">
            <a href={href} className="inline-flex min-h-11 min-w-11 items-center text-lagoon hover:underline">
              {label}
            </a>{' '}
            <span aria-hidden="true" className={index === trail.length - 1 ? 'max-md:hidden' : ''}>
              /
            </span>
          </li>
        ))}
        {/* On phones the heading is near. Neither its first line nor the height of its row depends on its text, because the page may be
            painted before the text or the typeface arrives. */}
        <li aria-current="page" className="min-h-11 flex-[1_4rem] truncate pt-[0.65rem] max-md:sr-only">
          {here}
        </li>
      </ol>
    </nav>
  );
}
