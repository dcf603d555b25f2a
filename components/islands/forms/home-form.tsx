'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { countEvent } from '@/components/ui/visit';
import { EnquiryFields } from '@/components/ui/enquiry-fields';
import { mailHref, whatsappHref } from '@/content/words/contact-links';
import { enquiry, type EnquiryField } from '@/content/words/enquiry';
import { CopyText } from '../copy-text';
import { composeEnquiry } from './compose-enquiry';
import { textValues } from './compose-message';
import { sendEnquiry } from './send-enquiry';
import { island } from '@/components/islands/island';

interface HomeFormProps {
  /** The form service's URL; empty if none is connected. */
  endpoint: string;
  accessKey: string;
}

type State =
  | { at: 'idle' }
  | { at: 'sending' }
  | { at: 'sent' }
  | { at: 'failed'; message: string }
  | { at: 'not-connected'; text: string };

/** How sending went. */
const Status = ({ state }: { state: State }) => (
  <div role="status" className="mt-3 min-h-7 wrap-anywhere font-semibold">
    {state.at === 'sending' ? <span className="sr-only">{enquiry.sending}</span> : null}
    {state.at === 'sent' ? <p className="text-leaf">{enquiry.success}</p> : null}
    {state.at === 'failed' ? <p className="text-alert">{state.message}</p> : null}
    {state.at === 'not-connected' ? (
      <>
        <p className="text-alert">{enquiry.notConnected}</p>
        <p className="mt-1 flex flex-wrap gap-x-6 text-lagoon underline">
          <ExternalLink href={whatsappHref(state.text)} className="inline-flex min-h-11 items-center">
            {enquiry.byWhatsapp}
          </ExternalLink>
          <a href={mailHref(enquiry.subject, state.text)} className="inline-flex min-h-11 items-center">
            {enquiry.byMail}
          </a>
        </p>
        <CopyText text={state.text} hrefs={[whatsappHref(state.text), mailHref(enquiry.subject, state.text)]} />
      </>
    ) : null}
  </div>
);

/** The home page's message form. It posts JSON to the form service; without a script it posts natively to the same URL. */
export const HomeForm = island('home-form', function HomeForm({ endpoint, accessKey }: HomeFormProps) {
  const root = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ at: 'idle' });
  /** Guards against a second request before React has rendered the disabled button. */
  const busy = useRef(false);

  useEffect(() => {
    if (state.at !== 'sent') return;
    const timer = setTimeout(() => setState({ at: 'idle' }), enquiry.successStands);
    return () => clearTimeout(timer);
  }, [state]);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    const values = textValues(form);
    const value = (name: EnquiryField) => values.get(name) ?? '';
    if (!endpoint) {
      setState({ at: 'not-connected', text: composeEnquiry(value) });
      return;
    }
    busy.current = true;
    setState({ at: 'sending' });
    const result = await sendEnquiry(endpoint, {
      access_key: accessKey,
      first_name: value('first_name'),
      last_name: value('last_name'),
      email: value('email'),
      phone: value('phone'),
      travel_preference: value('travel_preference'),
      message: value('message'),
      botcheck: values.has('botcheck'),
    });
    busy.current = false;
    if (result.sent) {
      form.reset();
      countEvent('form-sent');
    }
    setState(result.sent ? { at: 'sent' } : { at: 'failed', message: result.message });
  };

  const onEdit = () => setState((now) => (now.at === 'failed' || now.at === 'not-connected' ? { at: 'idle' } : now));

  return (
    // Without a script the form posts natively to the service or, if none is connected, opens the visitor's mail program.
    <form
      ref={root}
      action={endpoint || mailHref()}
      method="post"
      encType={endpoint ? undefined : 'text/plain'}
      onSubmit={(event) => void onSubmit(event)}
      onChange={onEdit}
    >
      <input type="hidden" name="access_key" value={accessKey} />
      <input type="checkbox" name="botcheck" tabIndex={-1} aria-hidden="true" className="hidden" />
      <EnquiryFields required />
      <button
        type="submit"
        aria-disabled={state.at === 'sending'}
        className={buttonClasses('primary', 'mt-5 w-full sm:w-auto')}
      >
        {state.at === 'sending' ? enquiry.sending : enquiry.send}
      </button>
      <Status state={state} />
    </form>
  );
});
