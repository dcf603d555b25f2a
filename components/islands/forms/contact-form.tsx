'use client';

import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { withReference } from '@/components/ui/visit';
import { EnquiryFields } from '@/components/ui/enquiry-fields';
import { mailHref, whatsappChat, whatsappHref } from '@/content/words/contact-links';
import { enquiry } from '@/content/words/enquiry';
import { contact } from '@/content/pages/contact';
import { CopyText } from '../copy-text';
import { composeEnquiry } from './compose-enquiry';
import { textValues } from './compose-message';
import { openExternal, openInNewTab } from './open-external';
import { island } from '@/components/islands/island';

/** The enquiry typed so far; '' if nothing was typed. WhatsApp's own URL names the message `text`. */
function typedIn(form: HTMLFormElement): string {
  const values = textValues(form);
  return composeEnquiry((field) => values.get(field === 'message' ? 'text' : field) ?? '');
}

/** Opens the chat in this tab if a submit waited so long for the script that the browser no longer allows a new one. */
function openChat(text: string): void {
  const { userActivation } = navigator as { userActivation?: { isActive: boolean } };
  const open = userActivation?.isActive === false ? openExternal : openInNewTab;
  open(whatsappHref(withReference(text)));
}

/**
 * The contact page's form, which calls no service. Submitting opens WhatsApp with the enquiry as the message; a button beside it sends
 * email.
 */
export const ContactForm = island('contact-form', function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [hint, setHint] = useState(false);
  /** The enquiry with which WhatsApp was last opened. */
  const [opened, setOpened] = useState('');
  /** The enquiry when it was last read. */
  const [typed, setTyped] = useState('');

  // Include text that was typed before hydration.
  useEffect(() => {
    if (form.current) setTyped(typedIn(form.current));
  }, []);

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
      onChange={({ currentTarget }) => {
        setHint(false);
        setTyped(typedIn(currentTarget));
      }}
      onSubmit={(event) =>
        handOff(event, (text) => {
          openChat(text);
          setOpened(text);
        })
      }
    >
      <EnquiryFields required={false} messageName="text" />
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" className={buttonClasses()}>
          {contact.form.action}
        </button>{' '}
        <a
          href={mailHref()}
          onClick={(event) => handOff(event, (text) => openExternal(mailHref(enquiry.subject, withReference(text))))}
          className="inline-flex min-h-11 items-center text-lagoon underline"
        >
          {contact.form.byMail}
        </a>
        <CopyText text={typed} hrefs={[whatsappHref(typed), mailHref(enquiry.subject, typed)]} />
      </div>
      <p role="status" className="mt-3 min-h-7 text-ink-soft">
        {hint ? contact.form.emptyHint : null}
        {opened && opened === typed ? (
          <a href={whatsappHref(opened)} className="inline-flex min-h-11 items-center text-lagoon underline">
            {contact.form.notOpened}
          </a>
        ) : null}
      </p>
    </form>
  );
});
