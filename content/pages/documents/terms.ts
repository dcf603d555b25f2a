/** Terms of use and of booking. */
import { addressLine, site } from '../../site';
import { priceBasis, tcsWithoutPan } from '../../model/fares/taxes';
import { taxSentence } from '../../words/taxes';
import { bannerTerms } from './banner-offer';
import type { DocumentPage, DocumentSection } from './document';
import { operator } from './operator-details';
import { capitalised } from '../../format/capitalised';

const payments: readonly DocumentSection[] =
  operator.payments.length > 0
    ? [
        {
          id: 'when-you-pay',
          heading: 'When you pay',
          paragraphs: [
            'A booked trip is paid for in these parts, unless its page names its own. Your written confirmation names the sums and the days.',
          ],
          rows: operator.payments.map(({ when, share }) => ({ label: capitalised(when), value: capitalised(share) })),
        },
      ]
    : [];

export const terms: DocumentPage = {
  heading: 'Terms',
  title: 'Terms for using this site and booking',
  description: `How a booking with ${site.name} comes about, what the prices mean, which taxes are added, and what each of us is responsible for.`,
  lead: 'This page says how a booking is made, what a price means, and what you and we are responsible for.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        operator.legalName
          ? `${site.name} is a holiday operator run by ${operator.legalName}.`
          : `${site.name} is a holiday operator in ${site.address.town}, ${site.address.country}. The registered name of the company will be given here before we take the first booking.`,
      ],
      rows: [
        { label: 'Address', value: addressLine },
        ...(operator.registeredOffice ? [{ label: 'Registered office', value: operator.registeredOffice }] : []),
        ...operator.branches.map((value) => ({ label: 'Branch', value })),
        { label: 'Phone', value: site.phone.display },
        { label: 'Email', value: site.email },
        ...(site.isPublic ? [{ label: 'Website', value: site.url }] : []),
        ...operator.registrations.map(({ label, value, checkAt }) => ({
          label,
          value: checkAt ? `${value} (to check it: ${checkAt})` : value,
        })),
      ],
    },
    {
      id: 'what-this-site-does',
      heading: 'What this site does, and what it does not',
      paragraphs: [
        'This site shows holidays and helps you reach us. It takes no payment and has no accounts.',
        'The booking planner is a way to note down your wishes. It does not send them to us by itself, and pressing Confirm Booking does not yet book anything. Your wishes reach us when you send them by WhatsApp or email, or fill in our booking form.',
        'The Book buttons open a booking form on another website, in a new tab. That form is a request to us. It is not a booking until we confirm it.',
      ],
    },
    {
      id: 'how-a-booking-is-made',
      heading: 'How a booking is made',
      paragraphs: ['Enquiries are free, and you are not obliged to book. A trip is booked in these steps:'],
      items: [
        'You tell us where, when and with whom you would like to travel.',
        'We send you a written plan with the days, what is included, the price, the taxes and the cancellation charges.',
        'You accept the plan in writing and pay the deposit named in it. Whoever accepts must be 18 or older, and answers for everyone travelling on the booking.',
        'We confirm in writing. From then on the trip is booked, and the confirmation is what counts.',
        `Pay only as our written payment instructions say. If a message about money looks odd, call us first on ${site.phone.display}.`,
      ],
    },
    ...payments,
    {
      id: 'prices-and-taxes',
      heading: 'Prices, taxes and offers',
      paragraphs: [
        'Prices are in Indian rupees, per person unless the page says per couple. They help you compare. The price that counts is the one in your written confirmation, because rooms and flights cost more on some dates than on others.',
        `${taxSentence('both')} ${priceBasis.gstIncluded ? '' : 'Beside a price our pages say what you pay with GST. '}If the law changes a tax rate, the new rate applies from the day the law says.`,
        `For a tour abroad we need the PAN of the person who pays. Without one the law makes us collect more TCS, ${tcsWithoutPan}% at present.`,
        'Your plan lists everything we know you will have to pay, before you pay anything. We add no extras you did not ask for.',
        bannerTerms(),
      ],
    },
    {
      id: 'plans-and-changes',
      heading: 'Plans, pictures and changes on the road',
      paragraphs: [
        'Driving times and sights on this site are true for an ordinary day. Rain, landslips, traffic, festivals and closing days can change a day. We then arrange the closest thing we can, and tell you as early as we can.',
        'If a named hotel is not available, we offer one of the same standard. If there is only a lower one, we ask you first, and you pay less.',
        'Pictures show a place. They do not show the room or the car you will have. Unless a picture is a photograph of our own, it is a drawing.',
      ],
    },
    {
      id: 'your-part',
      heading: 'Your part',
      paragraphs: ['A trip runs well when we know what we need to know. This is what we ask of you:'],
      items: [
        'Give us names as they are written in your identity papers, and carry the originals.',
        'Check passports, visas and permits with us early. We help with applications, but the government decides.',
        'Tell us about health, age, diet or mobility when it matters for the trip.',
        'Think about travel insurance. Your plan says whether the price includes any.',
        'Tell us or the driver at once when something is wrong, so that we can put it right while you are there.',
      ],
    },
    {
      id: 'our-part',
      heading: 'Our part',
      paragraphs: [
        'We provide what your confirmation promises, with care, and a person to call while you travel.',
        'Airlines, railways, ferries and hotels are run by other companies and have terms of their own. When one of them lets you down, we help you find another way and help you claim what it owes you.',
        'Nothing on this page takes away a right that the Consumer Protection Act 2019 or any other law gives you.',
      ],
    },
    {
      id: 'using-our-pages',
      heading: 'Using our pages',
      paragraphs: [
        'You may save, print and share our pages and itineraries to plan a holiday. Please ask us before you use them in a business.',
        'We take care that the pages are right. Opening hours, entry fees and rules still change, so please check with us before you rely on one. If you find a mistake, tell us and we will correct it.',
      ],
    },
    {
      id: 'law-and-complaints',
      heading: 'Law and complaints',
      paragraphs: [
        'Indian law applies. If you are unhappy, talk to us first: our Complaints page says how, and how fast we answer.',
        'You can always turn to a consumer commission, also to the one for the place where you live or work.',
        'If we change this page, the date on it changes. For a trip that is already booked, the terms on the day of your confirmation stay.',
      ],
    },
  ],
};
