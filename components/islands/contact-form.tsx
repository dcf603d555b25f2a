'use client';

import { useRef, useState, type SyntheticEvent } from 'react';
import { EnquiryFields } from '@/components/ui/enquiry-fields';
import { mailHref, whatsappChat, whatsappHref } from '@/content/contact-links';
import { contact } from '@/content/pages/contact';
import { enquiry, type EnquiryField } from '@/content/pages/enquiry';
import { composeMessage, textValues } from './compose-message';

const fieldNames = Object.keys(enquiry.labels) as EnquiryField[];

/** The enquiry a visitor has typed so far; '' when nothing was. WhatsApp's own address calls the message `text`. */
function typedIn(form: HTMLFormElement): string {
  const values = textValues(form);
  return composeMessage('here is my enquiry.', fieldNames.map((name) => [enquiry.labels[name], values[name === 'message' ? 'text' : name] ?? '']));
}

/** The contact page's form: it calls no service. Submitting opens WhatsApp with the enquiry written out; email stands beside it. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [hint, setHint] = useState(false);

  const handOff = (event: SyntheticEvent, open: (text: string) => void) => {
    event.preventDefault();
    const text = form.current ? typedIn(form.current) : '';
    setHint(text === '');
    if (text !== '') open(text);
  };

  return (
    <form
      ref={form}
      action={whatsappChat}
      method="get"
      target="_blank"
      rel="noopener noreferrer"
      noValidate
      onChange={() => setHint(false)}
      onSubmit={(event) => handOff(event, (text) => window.open(whatsappHref(text), '_blank', 'noopener,noreferrer'))}
    >
      <EnquiryFields required={false} messageName="text" />
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" className="min-h-13 rounded-small bg-marigold px-6 font-semibold text-on-marigold hover:bg-marigold-deep">
          {contact.form.action}
        </button>
        <a
          href={mailHref()}
          onClick={(event) => handOff(event, (text) => window.location.assign(mailHref('Enquiry', text)))}
          className="inline-flex min-h-11 items-center text-lagoon underline"
        >
          {contact.form.byMail}
        </a>
      </div>
      <p role="status" className="mt-3 min-h-7 text-ink-soft">
        {hint ? contact.form.emptyHint : null}
      </p>
    </form>
  );
}
