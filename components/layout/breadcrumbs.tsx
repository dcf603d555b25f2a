import type { NavLink } from '@/content/pages/navigation';
import { everywhere } from '@/content/words/everywhere';

interface BreadcrumbsProps {
  /** The links from the home page downwards. */
  trail: readonly NavLink[];
  /** The name of the page itself. */
  here: string;
}

/** The breadcrumb trail. The page's own name is truncated to one line, because the heading has it in full. */
export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={everywhere.parts.breadcrumbs} className="crumbs shell pt-4 text-small text-ink-soft">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-2">
            <a href={href} className="inline-flex min-h-11 min-w-11 items-center text-lagoon hover:underline">
              {label}
            </a>{' '}
            <span aria-hidden="true">/</span>
          </li>
        ))}
        {/* Neither its first line nor the height of its row depends on its text, because the page may be painted before the text or the
            typeface arrives. */}
        <li aria-current="page" className="min-h-11 flex-[1_4rem] truncate pt-[0.65rem]">
          {here}
        </li>
      </ol>
    </nav>
  );
}
