import { enquiry } from '@/content/pages/enquiry';

/** The eight fields of the home form, under the names the form service knows (specification, section 7). */
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

const failed: EnquiryResult = { sent: false, message: enquiry.failure };

/**
 * Posts an enquiry to the form service. Never throws: a network failure, a time-out, and an answer that is not JSON come back as the
 * generic failure; any status but 200 comes back with the service's own `message`.
 * @param timeout milliseconds to wait for the whole answer
 */
export async function sendEnquiry(
  endpoint: string,
  payload: EnquiryPayload,
  timeout: number = enquiry.timeout,
): Promise<EnquiryResult> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(payload),
      signal: abort.signal,
    });
    const answer: unknown = await response.json();
    if (response.status === 200) return { sent: true };
    const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : undefined;
    return typeof message === 'string' && message.trim() !== '' ? { sent: false, message } : failed;
  } catch {
    return failed;
  } finally {
    clearTimeout(timer);
  }
}
