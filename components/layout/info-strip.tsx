import { Mail, MapPin, Phone } from 'lucide-react';
import { EmailText } from '@/components/ui/email-text';
import { Icon } from '@/components/ui/icon';
import { mailHref, telHref } from '@/content/words/contact-links';
import { bannerLine } from '@/content/pages/documents/banner-offer';
import { bannerTermsLink } from '@/content/words/controls';
import { everywhere } from '@/content/words/everywhere';
import { offerTermsPath } from '@/content/routes';
import { addressLine, site } from '@/content/site';

/** The strip above the bar, on medium and wider screens. */
export function InfoStrip() {
  const line = bannerLine();
  return (
    <aside
      aria-label={everywhere.parts.office}
      className="on-dark hidden bg-indigo text-caption text-cream md:block print:hidden"
    >
      <div className="shell flex min-h-11 flex-wrap items-center gap-x-3 lg:gap-x-6">
        <a
          translate="no"
          href={telHref}
          className="flex min-h-11 items-center gap-1.5 whitespace-nowrap hover:underline"
        >
          <Icon of={Phone} size={15} />
          {site.phone.display}
        </a>{' '}
        <a href={mailHref()} className="flex min-h-11 items-center gap-1.5 hover:underline">
          <Icon of={Mail} size={15} />
          <EmailText />
        </a>{' '}
        <span className="order-last flex flex-1 basis-full items-center gap-1.5 pb-2 leading-tight lg:order-none lg:basis-40 lg:pb-0">
          <Icon of={MapPin} size={15} />
          {addressLine}
        </span>
        <p className="flex-1 text-right leading-tight lg:flex-none">
          <strong className="font-bold text-accent">{site.banner}</strong>
          {line ? <span className="block">{line}</span> : null}
        </p>
        <a href={offerTermsPath} className="-mx-1 flex min-h-11 min-w-11 items-center justify-center underline">
          {bannerTermsLink.label}
          <span className="sr-only">{` ${bannerTermsLink.of}`}</span>
        </a>
      </div>
    </aside>
  );
}
