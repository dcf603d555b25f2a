import { Mail, MapPin, Phone } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { mailHref, telHref } from '@/content/format/contact-links';
import { bannerLine } from '@/content/documents/banner-offer';
import { bannerTermsLink } from '@/content/pages/controls';
import { routes } from '@/content/routes';
import { addressLine, site } from '@/content/site';

/** The strip above the bar, on medium and wider screens. */
export function InfoStrip() {
  const line = bannerLine();
  return (
    <aside aria-label="Office" className="on-dark hidden bg-indigo text-caption text-cream md:block print:hidden">
      <div className="shell flex min-h-11 items-center gap-6">
        <a href={telHref} className="flex min-h-11 items-center gap-1.5 whitespace-nowrap hover:underline">
          <Icon of={Phone} size={15} />
          {site.phone.display}
        </a>
        <a href={mailHref()} className="flex min-h-11 items-center gap-1.5 hover:underline">
          <Icon of={Mail} size={15} />
          {site.email}
        </a>
        <span className="hidden items-center gap-1.5 lg:flex">
          <Icon of={MapPin} size={15} />
          {addressLine}
        </span>
        <p className="ml-auto text-right leading-tight">
          <strong className="font-bold whitespace-nowrap text-marigold">{site.banner}</strong>
          {line ? <span className="block">{line}</span> : null}
        </p>
        <a
          href={`${routes.terms}#prices-and-taxes`}
          className="-mx-2 flex min-h-11 min-w-11 items-center justify-center underline"
        >
          {bannerTermsLink.label}
          <span className="sr-only">{bannerTermsLink.of}</span>
        </a>
      </div>
    </aside>
  );
}
