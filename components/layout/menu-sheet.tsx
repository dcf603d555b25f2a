import { Mail, Phone } from 'lucide-react';
import { AskBox } from '@/components/ui/ask-box';
import { EmailText } from '@/components/ui/email-text';
import { Icon } from '@/components/ui/icon';
import { mailHref, telHref } from '@/content/words/contact-links';
import { everywhere } from '@/content/words/everywhere';
import { isGroup, mainNavigation, type NavGroup, type NavLink } from '@/content/pages/navigation';
import { addressLine, site } from '@/content/site';

function SheetLinks({ links, columns = false }: { links: readonly NavLink[]; columns?: boolean }) {
  return (
    <ul className={columns ? 'grid name-columns gap-x-4' : ''}>
      {links.map((link) => (
        <li key={link.href} className="border-b border-line">
          <a href={link.href} className="flex min-h-12 flex-col justify-center py-2 leading-tight font-medium">
            {link.label}
            {link.note ? <span className="text-caption font-normal text-ink-soft"> {link.note}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The content of the phone menu: contact details, the pages, and the destinations in groups. */
export function MenuSheet() {
  const pages = mainNavigation.filter((entry): entry is NavLink => !isGroup(entry));
  const groups = mainNavigation.filter((entry): entry is NavGroup => isGroup(entry));
  return (
    // Firefox makes a scrolling element a tab stop, although the links inside scroll it anyway.
    <div tabIndex={-1} className="shell flex-1 overflow-y-auto overscroll-contain py-4">
      <AskBox />
      <nav aria-label={everywhere.parts.phoneMenu} className="mt-5 grid gap-7">
        <SheetLinks links={pages} />
        {groups.map((group) => (
          <section key={group.id}>
            <h2 className="mb-1 text-small font-bold text-terracotta">{group.label}</h2>
            <SheetLinks links={group.links} columns={group.links.length > 2} />
          </section>
        ))}
        <address className="grid gap-1 text-small not-italic">
          <a translate="no" href={telHref} className="flex min-h-11 items-center gap-2 font-medium">
            <Icon of={Phone} /> {site.phone.display}
          </a>{' '}
          <a href={mailHref()} className="flex min-h-11 items-center gap-2 font-medium">
            <Icon of={Mail} /> <EmailText />
          </a>
          <p className="text-ink-soft">{addressLine}</p>
        </address>
      </nav>
    </div>
  );
}
