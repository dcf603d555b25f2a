import type { NavGroup } from '@/content/pages/navigation';

/** The links of one dropdown; long lists have two columns. */
export function NavList({ group }: { group: NavGroup }) {
  return (
    <ul className={group.links.length > 6 ? 'grid grid-cols-[auto_auto] gap-x-2 wrap-anywhere' : 'w-min'}>
      {group.links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            className="flex min-h-11 min-w-44 flex-col justify-center rounded-small px-3 py-1.5 leading-tight hover:bg-paper-deep hover:text-lagoon"
          >
            <span className="font-medium">{link.label}</span>{' '}
            {link.note ? <span className="text-caption text-ink-soft">{link.note}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
