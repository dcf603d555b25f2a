import { Mail, MapPin, Phone } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { mailHref, telHref } from '@/content/contact-links';
import { addressLine, site } from '@/content/site';

/** The strip above the bar, on medium and wider screens. */
export function InfoStrip() {
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
        <span className="ml-auto whitespace-nowrap font-bold text-marigold">{site.banner}</span>
      </div>
    </aside>
  );
}
