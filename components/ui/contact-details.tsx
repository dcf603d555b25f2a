import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { mailHref, telHref } from '@/content/contact-links';
import { addressLine, site } from '@/content/site';
import { Icon } from './icon';

interface Hours {
  days: string;
  time: string;
}

/** Office hours, a ruled row for each. */
function OfficeHours({ hours }: { hours: readonly Hours[] }) {
  return (
    <dl className="w-full text-small">
      {hours.map(({ days, time }) => (
        <div key={days} className="flex justify-between gap-4 border-b border-line py-1">
          <dt>{days}</dt>
          <dd className="text-right font-medium">{time}</dd>
        </div>
      ))}
    </dl>
  );
}

function Row({ of, label, children }: { of: typeof Phone; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 border-b border-line py-4">
      <Icon of={of} size={24} className="mt-1 text-terracotta" />
      <div className="min-w-0 flex-1">
        <h3 className="text-small font-semibold text-ink-soft">{label}</h3>
        {children}
      </div>
    </div>
  );
}

/** Phone, email, address and the office hours this place shows. */
export function ContactDetails({ hours }: { hours: readonly Hours[] }) {
  return (
    <div className="border-t-2 border-ink">
      <Row of={Phone} label="Phone">
        <a href={telHref} className="inline-flex min-h-11 items-center text-lead font-bold hover:text-lagoon">
          {site.phone.display}
        </a>
      </Row>
      <Row of={Mail} label="Email">
        <a href={mailHref()} className="inline-flex min-h-11 items-center font-semibold break-all hover:text-lagoon">
          {site.email}
        </a>
      </Row>
      <Row of={MapPin} label="Address">
        <p>{addressLine}</p>
      </Row>
      <Row of={Clock} label="Office hours">
        <OfficeHours hours={hours} />
      </Row>
    </div>
  );
}
