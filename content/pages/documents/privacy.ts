/** The privacy notice: itemised by form, in the order a visitor meets them. The notices beside the forms are in `form-notices.ts`. */
import { contact } from '../contact';
import { enquiry } from '../../words/enquiry';
import { addressLine, site } from '../../site';
import type { DocumentPage } from './document';
import { operator } from './operator-details';

const { formService, bookingForm, host } = operator;

/** The time for which the operator keeps a message. */
const retention = operator.enquiriesKept
  ? `With us: ${operator.enquiriesKept} after our last contact, if no booking follows. Then we erase it, or earlier if you ask.`
  : 'With us: while we are planning with you. We erase it as soon as you ask, or when we no longer need it.';

const retentionAt = (who: string, time: string) =>
  time ? `At ${who}: ${time}.` : `At ${who}: ask us, and we tell you and have it erased there if you wish.`;

const homeForm = (isConnected: boolean) =>
  isConnected
    ? [
        {
          label: 'What is sent',
          value:
            'First name, last name, email, phone, travel preference and message. With them go a key that says the message is for us, and a hidden field that catches spam robots. As on any website, the service also sees your IP address and browser.',
        },
        {
          label: 'Where',
          value: `To ${formService.name ? `${formService.name}, our form service` : 'our form service'}, which passes the message on to us. Its computers may be outside India.`,
        },
        { label: 'When', value: `When you press ${enquiry.send}. Before that, what you type stays on your device.` },
        { label: 'Why', value: 'So that we can answer you and plan the trip you ask for.' },
        {
          label: 'How long',
          value: `${retentionAt(formService.name || 'the form service', formService.keeps)} ${retention}`,
        },
      ]
    : [
        {
          label: 'What is sent',
          value: 'Nothing by the form itself: it is not connected to a form service at present.',
        },
        {
          label: 'Instead',
          value: `When you press ${enquiry.send}, you can take your text to WhatsApp or to your email. We receive it once you send it there.`,
        },
        { label: 'Why', value: 'So that we can answer you and plan the trip you ask for.' },
        { label: 'How long', value: retention },
      ];

/** The section on analytics. @param counter the counter's address; empty without analytics */
const counting = (counter: string): DocumentPage['sections'] =>
  counter
    ? [
        {
          id: 'counting',
          heading: 'Counting',
          paragraphs: ['We count how often pages are opened, and how often they lead to a booking or a message.'],
          rows: [
            {
              label: 'What is sent',
              value:
                'We send that a page was opened. We also send that one of these was used: a link to the booking form, WhatsApp, a call or email, an itinerary, a calendar file, the message form, the booking planner. With it go the address and title of the page and, if another website brought you here, its address as your browser tells it. We send no cookie, no number that stands for you, and nothing you type. As on any website, the counter also sees your IP address and browser.',
            },
            { label: 'Where', value: `To the counter at ${new URL(counter).host}.` },
            {
              label: 'How to refuse',
              value: 'Switch on Do Not Track or Global Privacy Control in your browser. Then nothing is sent.',
            },
            { label: 'Why', value: 'So that we know which trips people look for, and what on our pages helps them.' },
            { label: 'How long', value: 'Ask us, and we tell you how long the counter keeps what it counts.' },
          ],
        },
      ]
    : [];

const campaign =
  'Some links to this site name a campaign: their address has utm_, gclid or fbclid in it. If such a link brought you here, that name and number stay in this one browser tab until you close it. They may be added to the address of the booking form when you open it. To a message that you begin here for WhatsApp or email, the name is added as a last line, which begins with “Ref:”. You can see it there, and delete it.';

/**
 * The privacy page.
 * @param isConnected true if the home page's form posts to a form service
 * @param counter the address of the counter; empty without analytics
 * @param keepsCampaigns whether the site stores the campaign of a visit
 */
export const privacyFor = (
  isConnected: boolean,
  counter = '',
  keepsCampaigns: boolean = site.campaigns,
): DocumentPage => ({
  heading: 'Privacy',
  title: 'Privacy: what is sent, where and why',
  description:
    'What each form on this site sends, to whom, why and for how long, and how you see, correct, erase or withdraw what you gave us.',
  lead: 'You can read every page here without telling us who you are. When you write to us, this is what happens to what you write.',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      paragraphs: [
        `${operator.legalName ? `${operator.legalName}, which runs ${site.name},` : site.name} decides how the details you send us are used, and answers for it. You are free to send them or not. We use them to answer you, to plan your holiday and to keep the papers the law asks for, and for nothing else.`,
      ],
      items: [
        'This site has no login, no payment and no cookies.',
        counter
          ? 'It has no advertising, and loads nothing from other companies when you open a page. We count how often pages are opened, without recognising you.'
          : 'It counts no visitors, has no advertising, and loads nothing from other companies when you open a page. Only our host sees that a page was opened.',
        'We do not sell your details. If we ever want to send you offers, we ask you separately first.',
      ],
    },
    {
      id: 'home-form',
      heading: 'The message form on the home page',
      paragraphs: [
        'This form asks for six things. We need them to give you an answer that fits, and to reach you with it. If you would rather not fill them in, call us instead.',
      ],
      rows: homeForm(isConnected),
    },
    {
      id: 'contact-form',
      heading: 'The form on the Contact page, WhatsApp, email and calls',
      paragraphs: [
        'The form on the Contact page sends nothing to us. It writes a message for you, and you send it yourself.',
      ],
      rows: [
        {
          label: 'What is sent',
          value:
            'The fields you filled in, as one message. A message or call also shows us your number or email address.',
        },
        {
          label: 'Where',
          value: `${contact.form.action} hands your text to WhatsApp, a service of Meta with its own privacy terms. The email link hands it to your email program. We receive it once you press send there.`,
        },
        { label: 'Why', value: 'So that we can answer you and plan the trip you ask for.' },
        {
          label: 'How long',
          value: `Your own copy stays in WhatsApp or your mail until you delete it. ${retention}`,
        },
      ],
    },
    {
      id: 'booking',
      heading: 'The booking planner and the booking form',
      paragraphs: [
        'These are two things. The planner is part of this site. The booking form, behind the Book buttons, is on another website.',
      ],
      rows: [
        {
          label: 'Booking planner',
          value:
            'Package, travellers, date, name, email, phone, address and wishes stay in this one browser tab, so that a reload does not lose them. They are deleted when you close the tab. They reach us only if you send them by WhatsApp or email.',
        },
        {
          label: 'Booking form',
          value: `The Book buttons open, in a new tab, a form run by ${bookingForm.name || 'another company for us'}. The address of that form may say which trip, dates and group of travellers you chose, and on which of our pages. It does not say who you are. What you enter there goes to that company and to us, so that we can plan your trip, and its own privacy terms apply too.`,
        },
        {
          label: 'How long',
          value: `${retentionAt(bookingForm.name || 'the booking form', bookingForm.keeps)} ${retention}`,
        },
      ],
    },
    {
      id: 'on-your-device',
      heading: 'On your device, and at our host',
      paragraphs: [
        'Pages you opened may be kept on your own device, so that they open again without a network. Nothing about you is stored in them. You can delete them in your browser, under site data.',
        ...(keepsCampaigns ? [campaign] : []),
        `The company that hosts this site${host.name ? `, ${host.name},` : ''} keeps ordinary server logs: the IP address, the time, the page asked for and the kind of browser. They serve to keep the site running and safe. We do not use them to find out who you are. ${host.keeps ? `They are kept for ${host.keeps}.` : 'Ask us, and we tell you how long they are kept.'}`,
      ],
    },
    ...counting(counter),
    {
      id: 'when-you-book',
      heading: 'When you book a trip',
      paragraphs: [
        'Hotels, drivers, airlines and visa offices need some of your details. We give each of them only what it needs for your trip: a driver gets a name and a phone number, a hotel also the identity papers the law asks for. For a tour abroad, details go to that country.',
        'For a tour abroad we ask for the PAN of the person who pays, and use it only for the tax collected (TCS). We report the amount to the tax office under it, so that it counts towards that person’s income tax. It is kept with the tax papers.',
        'We keep bills and tax papers as long as the law tells us to. We erase the rest of a booking when it is no longer needed for the trip, a complaint or the law.',
        'In our office, only the people who work on your trip or its bills see your details. If they ever get into wrong hands, we tell you and the Data Protection Board of India without delay.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'Please let a parent or guardian write to us for anyone under 18. If a child has sent us details without that, tell us and we erase them.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'What you can ask of us',
      paragraphs: [
        `The Digital Personal Data Protection Act 2023 speaks of these rights, and we honour them for everyone who writes to us. One line is enough: write to ${site.email}, send a WhatsApp message, or call ${site.phone.display}. It costs nothing, and you need not give a reason.`,
      ],
      items: [
        'See: we tell you what we hold about you, what we do with it, and whom we gave it to.',
        'Correct: we put right or complete what is wrong or missing.',
        'Erase: we delete it, unless a law makes us keep it.',
        'Withdraw: you take back your consent as easily as you gave it. We then stop, and have it erased at the services we used. What we did before stays lawful. A trip we are planning for you may end there.',
        'Nominate: you name a person who may use these rights for you if you die or can no longer do so.',
        'Complain: to us, and then to the Data Protection Board of India, as below.',
      ],
    },
    {
      id: 'questions-and-complaints',
      heading: 'Questions and complaints',
      paragraphs: [
        `${operator.privacyContact ? `Questions about your details are answered by ${operator.privacyContact}.` : 'Ask us anything about your details. Who answers will be named here before we take the first booking.'} Call ${site.phone.display} or write to ${site.email}. Letters go to ${addressLine}.`,
        'We tell you within 48 hours that we have your request, and answer it within one month. We may ask you something first, to be sure that it is you.',
        'If our answer does not satisfy you, you can complain to the Data Protection Board of India. The law asks you to come to us first. The Board works online, with its head office in the National Capital Region. For the address of its form look at meity.gov.in, the Ministry of Electronics and Information Technology, or ask us.',
        'If we change this page, the date on it changes. If we ever want to use your details for something new, we ask you first.',
      ],
    },
  ],
});

export const privacy = privacyFor(Boolean(site.form.endpoint), site.counterUrl);
