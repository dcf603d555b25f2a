/** The accessibility statement. */
import { addressLine, site } from '../../site';
import type { DocumentPage } from './document';

export const accessibility: DocumentPage = {
  heading: 'Accessibility',
  title: 'Accessibility of this website',
  description:
    'What works on this site with a keyboard, a screen reader or large text, what does not work well yet, and how to tell us about it.',
  lead: 'We want everyone to be able to read this site and plan a holiday with it. Here is what works, what does not yet, and how to reach us.',
  sections: [
    {
      id: 'aim',
      heading: 'What we aim for',
      paragraphs: [
        'We build this site to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We check this ourselves. No outside body has certified it.',
      ],
    },
    {
      id: 'what-works',
      heading: 'What works',
      paragraphs: ['This works today:'],
      items: [
        'With the keyboard alone you reach every link, menu, filter and form, and you see where you are.',
        'For a screen reader, pages have headings and landmarks, fields have names, and changes are announced.',
        'With text at 200%, the page makes room for it, and nothing is cut off.',
        'Pages are light or dark, as your device is set.',
        'If your device asks for less movement, nothing slides or drifts.',
        'Pages take the high-contrast colours of your own device (forced colours).',
        'Without JavaScript you can read pages in full, menus open, and filters by category and by state work.',
        'On paper, pages print as dark text on white.',
      ],
    },
    {
      id: 'known-limits',
      heading: 'What is not perfect',
      paragraphs: ['We know of these limits:'],
      items: [
        'Many pictures are drawings, and their descriptions are short. What you need to know about a place is in the text beside it.',
        'The search box and the sorting of the package list need JavaScript. Without it they are not shown, and the categories do the work.',
        'The booking form behind the Book buttons, and WhatsApp, are made by others. We cannot change how they work.',
        'The itineraries to download are tagged PDF files. How well they read depends on the app you open them in. The web page of a tour has the same days and reads better.',
        'The site is in English only.',
      ],
    },
    {
      id: 'browsers',
      heading: 'Browsers and phones',
      paragraphs: [
        'Everything works in Chrome, Edge, Samsung Internet, Firefox and Safari of the last two years.',
        'On a phone from 2021 or later that was not updated since, some decoration may be missing. The pages still read, and links and forms still work.',
      ],
    },
    {
      id: 'tell-us',
      heading: 'Tell us about a barrier',
      paragraphs: [
        'If something stops you, please tell us. It helps to know which page it was, what you wanted to do, and which device you use. You need not know any technical words. We answer within 2 working days.',
      ],
      rows: [
        { label: 'Phone', value: site.phone.display },
        { label: 'WhatsApp', value: 'The WhatsApp button is on every page. Voice notes are welcome.' },
        { label: 'Email', value: site.email },
        { label: 'Letters', value: addressLine },
      ],
    },
    {
      id: 'other-forms',
      heading: 'The same text in another form',
      paragraphs: [
        'We send you the text of any page or itinerary in the form you can use best: large print, a plain email, a message, or read to you on the phone. It costs nothing.',
        'You can also do without the forms. Call us, and we write down your wishes with you.',
      ],
    },
    {
      id: 'on-the-trip',
      heading: 'And on the trip',
      paragraphs: [
        'A website you can use is only the start. If you travel with a wheelchair, a stick, low vision or a hearing aid, tell us when you enquire. We ask the hotels and drivers about steps, lifts and car seats, and tell you honestly what a route can and cannot do.',
      ],
    },
  ],
};
