/** Complaints and the grievance officer. */
import { addressLine, site } from '../../site';
import type { DocumentPage, DocumentSection } from './document';
import { operator } from './operator-details';

const { name, designation, phone, email } = operator.grievanceOfficer;

const officer: DocumentSection = {
  id: 'grievance-officer',
  heading: 'Our grievance officer',
  paragraphs: [
    name
      ? 'If the person you spoke to could not help, or you would rather not talk to them again, write to or call our grievance officer.'
      : 'If the person you spoke to could not help, write to us or call us as below, and say that it is for the grievance officer. The name and position will be given here before we take the first booking.',
  ],
  rows: [
    ...(name ? [{ label: 'Name', value: name }] : []),
    ...(designation ? [{ label: 'Position', value: designation }] : []),
    { label: 'Phone', value: phone || site.phone.display },
    { label: 'Email', value: `${email || site.email}, with 'Grievance officer' in the subject` },
    { label: 'Letters', value: `Grievance officer, ${operator.legalName || site.name}, ${addressLine}` },
  ],
};

export const grievances: DocumentPage = {
  heading: 'Complaints',
  title: 'Complaints and grievance officer',
  description:
    'How to complain to us, who looks at it, by when you have an answer, and where you can turn if you are not satisfied with it.',
  lead: 'Something went wrong? Tell us, and a person will look at it. This page says who, how and by when.',
  sections: [
    {
      id: 'during-your-trip',
      heading: 'If you are travelling now',
      paragraphs: [
        `Call us at once on ${site.phone.display}. We answer travellers on tour day and night. Most things can be put right the same day: another room, another car, a missed pick-up.`,
      ],
      rows: [
        { label: 'In danger in India', value: 'Call 112 for police, fire and ambulance, before you call us' },
        { label: 'In danger abroad', value: 'Call the emergency number of that country, before you call us' },
        {
          label: 'Tourist helpline of the Ministry of Tourism, for travel in India',
          value: '1363 or 1800 11 1363, day and night, free of charge',
        },
      ],
    },
    {
      id: 'how-to-complain',
      heading: 'How to complain',
      paragraphs: [
        `Call ${site.phone.display}, send us a WhatsApp message or write to ${site.email}. Letters go to ${addressLine}. A complaint costs nothing. You may write in your own words, and somebody else may write for you.`,
        'It helps if you tell us:',
      ],
      items: [
        'your name and how we reach you;',
        'the name on the booking and the day the trip started;',
        'what happened, where and when;',
        'what you would like us to do;',
        'photos, bills or messages, if you have them.',
      ],
    },
    officer,
    {
      id: 'by-when',
      heading: 'When you hear from us',
      paragraphs: [
        'These are the times of the E-Commerce Rules 2020. They are the standard we hold ourselves to, for every complaint, however it reaches us.',
      ],
      rows: [
        {
          label: 'Within 48 hours',
          value: 'We tell you that your complaint has arrived, who deals with it, and the number it has with us.',
        },
        {
          label: 'Within one month',
          value: 'We give you a decision with our reasons and, where we were at fault, what we do to put it right.',
        },
        {
          label: 'If we need others',
          value:
            'When a hotel or an airline still owes us an answer, we tell you what is missing. Even then, you get our own answer within the month.',
        },
      ],
    },
    {
      id: 'personal-data',
      heading: 'Complaints about your personal data',
      paragraphs: [
        'You can see, correct or erase what we hold about you, withdraw your consent, and name somebody to act for you. Our Privacy page explains it. Requests go to the same phone number and address, and the same times apply.',
        'If our answer does not satisfy you, you can complain to the Data Protection Board of India. Our Privacy page says how.',
      ],
    },
    {
      id: 'how-we-sell',
      heading: 'Complaints about how we sell',
      paragraphs: [
        'We want you to decide in peace. Our forms have no boxes ticked beforehand, our pages have no countdowns, and nobody should make you feel bad for saying no. If something on this site or in a call felt like a trick, tell us. These are the practices that the Dark Patterns Guidelines of 2023 are about.',
      ],
    },
    {
      id: 'outside-help',
      heading: 'Help outside our office',
      paragraphs: ['You can turn to these offices, whether or not you have complained to us first.'],
      rows: [
        {
          label: 'National Consumer Helpline',
          value: 'Call 1915 or go to consumerhelpline.gov.in. It is free, and it talks to the company for you.',
        },
        {
          label: 'Consumer commission',
          value:
            'It can decide a dispute under the Consumer Protection Act 2019. You can complain where you live or work, and online through e-Jagriti, the portal of the consumer commissions. As a rule you have two years.',
        },
      ],
    },
  ],
};
