import { enquiry } from '@/content/words/enquiry';

/** The eight fields of the home form, under the names that the form service expects (specification, section 7). */
export interface EnquiryPayload {
  access_key: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  travel_preference: string;
  message: string;
  botcheck: boolean;
}

export type EnquiryResult = { sent: true } | { sent: false; message: string };

/** The message in a response; undefined if it is not a text or is blank. */
async function messageIn(response: Response): Promise<string | undefined> {
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return undefined;
  return typeof answer.message === 'string' && answer.message.trim() !== '' ? answer.message : undefined;
}

/**
 * Posts an enquiry to the form service. It never throws. Status 200 is success, whatever the body; any other status returns the service's
 * own message, or the generic failure without one. A network failure is the generic failure. If no answer comes in time the enquiry may
 * have arrived, and the message says so.
 * @param timeout The number of milliseconds to wait for an answer.
 */
export async function sendEnquiry(
  endpoint: string,
  payload: EnquiryPayload,
  timeout: number = enquiry.timeout,
): Promise<EnquiryResult> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  let status: number | undefined;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(payload),
      signal: abort.signal,
    });
    status = response.status;
    if (status === 200) return { sent: true };
    return { sent: false, message: (await messageIn(response)) ?? enquiry.failure };
  } catch {
    return { sent: false, message: abort.signal.aborted && status === undefined ? enquiry.noAnswer : enquiry.failure };
  } finally {
    clearTimeout(timer);
  }
}
