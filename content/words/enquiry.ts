/** The message form of the home page and the contact page: fields and messages (specification, sections 3, 5 and 8). */
export const enquiry = {
  preferences: [
    { value: 'domestic', label: 'Domestic' },
    { value: 'international', label: 'International' },
    { value: 'honeymoon', label: 'Honeymoon' },
    { value: 'adventure', label: 'Adventure' },
    { value: 'custom', label: 'Custom' },
  ],
  labels: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    travel_preference: 'Travel preference',
    message: 'Message',
  },
  /** Follows 'last name', which the home form requires: many people in South India have an initial instead. */
  orInitial: 'or initial',
  choosePreference: 'Choose one',
  messagePlaceholder: 'Where to, how many of you, which month?',
  /**
   * The default message for visitors from the page of a trip, up to the trip's name (`scripts/export/browser/loader/address-choices.ts`).
   */
  about: 'I would like to know more about ',
  send: 'Send Message',
  sending: 'Please wait...',
  success: "Form submitted successfully! We'll contact you soon.",
  failure: 'Something went wrong!',
  noAnswer:
    'No answer came in time. Your message may have arrived all the same. Your text is still here if you want to send it again.',
  notConnected: 'This form is not connected yet. Your text is still here: send it on WhatsApp or by email instead.',
  byWhatsapp: 'Send it on WhatsApp',
  byMail: 'Send it by email',
  /** Milliseconds until the success text disappears (specification, section 9). */
  successStands: 3_000,
  /** Milliseconds until the visitor is told that no answer came. The number is our choice, long enough for a line of 400 kbps. */
  timeout: 20_000,
} as const;

export type EnquiryField = keyof typeof enquiry.labels;
