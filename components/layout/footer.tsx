import { states } from '@/content/ids/states';
import { collectionPages } from '@/content/pages/collections';
import { collectionTexts } from '@/content/pages/collections/texts';
import { statePage } from '@/content/pages/state';
import { soldStates } from '@/content/model/state-trips';
import { statePath } from '@/content/routes';
import { EmailText } from '@/components/ui/email-text';
import { photos } from '@/components/ui/photos';
import { Marigold } from '@/components/ui/marigold';
import { imprint } from '@/content/pages/documents/operator-details';
import { mailHref, telHref } from '@/content/words/contact-links';
import {
  domesticLinks,
  footerAnchors,
  footerDocuments,
  footerPages,
  footerTexts,
  internationalLinks,
  type NavLink,
} from '@/content/pages/navigation';
import { addressLine, site } from '@/content/site';

interface ColumnProps {
  heading: string;
  links: readonly NavLink[];
  /** Text for screen readers after each name, where another link of the same name leads elsewhere. */
  where?: string;
}

function Column({ heading, links, where }: ColumnProps) {
  return (
    <section>
      <h2 className="mb-2 text-small font-bold text-marigold">{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              className="inline-flex min-h-11 min-w-11 items-center text-small text-cream hover:underline"
            >
              {link.label}
              {where ? <span className="sr-only">{` ${where}`}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Many short links in a row across the footer. */
function Row({ heading, links, where }: ColumnProps) {
  return (
    <section className="col-span-full">
      <h2 className="mb-2 text-small font-bold text-marigold">{heading}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 min-w-11 items-center text-small text-cream hover:underline">
              {label}
              {where ? <span className="sr-only">{` ${where}`}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The footer of every page: contact, the sections of the home page, and links to the lists and documents of the site. */
export function Footer() {
  return (
    <footer className="deferred on-dark bg-indigo-deep pb-[calc(4.25rem+env(safe-area-inset-bottom))] text-cream xl:pb-0 print:hidden">
      <div className="shell grid name-columns gap-x-5 gap-y-10 pt-14 pb-4 lg:grid-cols-[24%_repeat(auto-fill,minmax(max(8.4rem,15%),1fr))]">
        <section className="col-span-full wrap-break-word lg:col-span-1">
          <p translate="no" className="flex items-center gap-3 font-display text-heading">
            <Marigold size={48} />
            {site.name}
          </p>
          <p className="mt-3 text-caption font-semibold tracking-[0.09em]">{site.tagline}</p>
          <address className="mt-5 grid text-small not-italic text-cream-soft">
            <a translate="no" href={telHref} className="inline-flex min-h-11 items-center hover:underline">
              {site.phone.display}
            </a>{' '}
            <a href={mailHref()} className="inline-flex min-h-11 items-center hover:underline">
              <EmailText />
            </a>{' '}
            <span className="mt-2">{addressLine}</span>
          </address>
        </section>
        <Column heading={footerTexts.home} links={footerAnchors} where={footerTexts.where.home} />
        <Column heading={footerTexts.plan} links={footerPages} />
        <Column heading={domesticLinks.label} links={domesticLinks.links} />
        <Column heading={internationalLinks.label} links={internationalLinks.links} />
        <Row
          heading={statePage.inFooter}
          links={soldStates.map((id) => ({ href: statePath(id), label: states[id] }))}
          where={footerTexts.where.states}
        />
        <Row
          heading={collectionTexts.inFooter}
          links={collectionPages
            .filter(({ group }) => group === 'kinds')
            .map(({ path, name }) => ({ href: path, label: name }))}
        />
        <div className="col-span-full mt-4 flex flex-wrap items-center justify-between gap-x-8 border-t border-cream-soft/20 pt-4 text-caption text-cream-soft">
          <p className="py-2">
            <span translate="no">{site.name}</span>, {site.address.town}. {imprint() ? `${imprint()} ` : ''}
            {Object.keys(photos).length > 0 ? footerTexts.drawn.most : footerTexts.drawn.all}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {footerDocuments.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 min-w-11 items-center hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
