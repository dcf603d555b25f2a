import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { mailHref, telHref } from '@/content/words/contact-links';
import { operator } from '@/content/pages/documents/operator-details';
import { contact } from '@/content/pages/contact';
import { addressLine, site } from '@/content/site';
import { EmailText } from './email-text';
import { Icon } from './icon';

interface Hours {
  days: string;
  time: string;
}

/** Office hours, with a ruled row for each. */
function OfficeHours({ hours }: { hours: readonly Hours[] }) {
  return (
    <dl className="w-full text-small">
      {hours.map(({ days, time }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1">
          <dt>{days}</dt>
          <dd className="ml-auto text-right font-medium">{time}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RowProps {
  of: typeof Phone;
  heading: string;
  note?: string | undefined;
  children: ReactNode;
}

function Row({ of, heading, note, children }: RowProps) {
  return (
    <div className="flex gap-4 border-b border-line py-4">
      <Icon of={of} size={24} className="mt-1 text-terracotta" />
      <div className="min-w-0 flex-1">
        <h3 className="text-small font-semibold text-ink-soft">{heading}</h3>
        {children}
        {note ? <p className="text-small text-ink-soft">{note}</p> : null}
      </div>
    </div>
  );
}

interface ContactDetailsProps {
  hours: readonly Hours[];
  /** True to show under each contact what to expect of it, as on the contact page. */
  withNotes?: boolean;
}

/** Phone, email, address and the given office hours. */
export function ContactDetails({ hours, withNotes = false }: ContactDetailsProps) {
  const { phone, email, address, hours: opening } = contact.cards;
  const noteOf = ({ note }: { note: string }) => (withNotes ? note : undefined);
  return (
    <div className="border-t-2 border-ink">
      <Row of={Phone} heading={phone.heading} note={noteOf(phone)}>
        <a
          translate="no"
          href={telHref}
          className="inline-flex min-h-11 items-center text-lead font-bold hover:text-lagoon"
        >
          {site.phone.display}
        </a>
      </Row>
      <Row of={Mail} heading={email.heading} note={noteOf(email)}>
        <a href={mailHref()} className="inline-flex min-h-11 items-center font-semibold hover:text-lagoon">
          <EmailText />
        </a>
      </Row>
      <Row of={MapPin} heading={address.heading} note={noteOf(address)}>
        {operator.legalName ? <p translate="no">{operator.legalName}</p> : null}
        <p>{addressLine}</p>
      </Row>
      <Row of={Clock} heading={opening.heading}>
        <OfficeHours hours={hours} />
      </Row>
    </div>
  );
}
