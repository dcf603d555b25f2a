/** The message form of the home page and the contact page: fields and messages (specification, sections 3, 5 and 8). Browsers load it. */
import text from '../records/pages/message-form.json';

const { preferences } = text;

export const enquiry = {
  ...text,
  preferences: [
    { value: 'domestic', label: preferences.domestic },
    { value: 'international', label: preferences.international },
    { value: 'honeymoon', label: preferences.honeymoon },
    { value: 'adventure', label: preferences.adventure },
    { value: 'custom', label: preferences.custom },
  ],
  /**
   * The default message for visitors from the page of a trip, up to the trip's name (`packages/export/browser/loader/address-choices.ts`).
   */
  about: `${text.about} `,
  /** Milliseconds until the success text disappears (specification, section 9). */
  successStands: 3_000,
  /** Milliseconds until the visitor is told that no answer came. The number is our choice, long enough for a line of 400 kbps. */
  timeout: 20_000,
} as const;

export type EnquiryField = keyof typeof enquiry.labels;
