import { ChevronDown } from 'lucide-react';
import { states } from '@/content/ids/states';
import { collectionPages } from '@/content/pages/collections';
import { collectionTexts } from '@/content/pages/collections/texts';
import { statePage } from '@/content/pages/state';
import { soldStates } from '@/content/model/state-trips';
import { statePath } from '@/content/routes';
import { EmailText } from '@/components/ui/email-text';
import { Icon } from '@/components/ui/icon';
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

interface GroupProps {
  heading: string;
  links: readonly NavLink[];
  /** Text for screen readers after each name, where another link of the same name leads elsewhere. */
  where?: string;
}

/**
 * A heading with its links in a row. On phones a summary over the heading unfolds them. The links stand behind the `details` and not in it,
 * because only browsers from 2025 on can show the content of a closed one, as wide screens do.
 */
function Group({ heading, links, where }: GroupProps) {
  return (
    <section className="relative border-t border-cream-soft/20 md:grid md:grid-cols-[9rem_1fr] md:gap-x-4">
      <h2 className="flex min-h-11 items-center text-small leading-tight font-bold text-accent">{heading}</h2>
      <details className="peer group absolute inset-x-0 top-0 md:hidden">
        <summary className="flex min-h-11 items-center justify-end text-accent">
          <span className="sr-only">{heading}</span>
          <Icon of={ChevronDown} className="group-open:rotate-180" />
        </summary>
      </details>
      <ul className="hidden flex-wrap gap-x-6 peer-open:flex md:flex">
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
      <div className="shell grid gap-x-10 gap-y-5 pt-8 pb-4 lg:grid-cols-[22%_1fr]">
        <section className="wrap-break-word">
          <p translate="no" className="flex items-center gap-3 font-display text-heading">
            <Marigold size={48} />
            {site.name}
          </p>
          <p className="mt-3 text-caption font-semibold tracking-[0.09em]">{site.tagline}</p>
          <address className="mt-2 grid text-small not-italic text-cream-soft md:mt-5">
            <a translate="no" href={telHref} className="inline-flex min-h-11 items-center hover:underline">
              {site.phone.display}
            </a>{' '}
            <a href={mailHref()} className="inline-flex min-h-11 items-center hover:underline">
              <EmailText />
            </a>{' '}
            <span className="mt-2">{addressLine}</span>
          </address>
        </section>
        <div>
          <Group heading={footerTexts.home} links={footerAnchors} where={footerTexts.where.home} />
          <Group heading={footerTexts.plan} links={footerPages} />
          <Group heading={domesticLinks.label} links={domesticLinks.links} />
          <Group heading={internationalLinks.label} links={internationalLinks.links} />
          <Group
            heading={statePage.inFooter}
            links={soldStates.map((id) => ({ href: statePath(id), label: states[id] }))}
            where={footerTexts.where.states}
          />
          <Group
            heading={collectionTexts.inFooter}
            links={collectionPages
              .filter(({ group }) => group === 'kinds')
              .map(({ path, name }) => ({ href: path, label: name }))}
          />
        </div>
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-8 border-t border-cream-soft/20 pt-4 text-caption text-cream-soft">
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
