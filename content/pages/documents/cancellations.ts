/** Cancellation and refund. */
import { site } from '../../site';
import type { DocumentPage, DocumentSection } from './document';
import { operator } from './operator-details';

const charges: DocumentSection = operator.cancellationScale.length
  ? {
      id: 'charges',
      heading: 'What cancelling costs',
      paragraphs: [
        'The charge depends on how long before the trip you cancel. Tickets, visas and permits follow the next section. If your written confirmation says less, the lower charge counts. When we cancel, we pay you the same.',
      ],
      rows: operator.cancellationScale.map(({ notice, charge }) => ({ label: notice, value: charge })),
    }
  : {
      id: 'charges',
      heading: 'What cancelling costs',
      paragraphs: [
        'It depends on the trip: a houseboat at New Year is harder to give back than a hotel room in July. That is why the charges for your trip are in your written plan, by number of days before you leave.',
        'You see them before you pay anything. We ask for no charge that is not written there. If you would like to know them earlier, ask us, and we tell you for your trip and dates. When we cancel, we pay you the same.',
      ],
    };

export const cancellations: DocumentPage = {
  heading: 'Cancellation and refund',
  title: 'Cancellation and refund',
  description:
    'How to cancel or change a trip, what it costs, how and when you get money back, and what happens when we have to cancel.',
  lead: 'Plans change. This is how to cancel or change a trip, what it costs, and how your money comes back.',
  sections: [
    {
      id: 'before-you-pay',
      heading: 'Before you have paid',
      paragraphs: [
        'There is nothing to cancel and nothing to pay. An enquiry, a filled-in planner or a written plan from us binds you to nothing. You need not tell us that you have changed your mind, though a short message helps.',
      ],
    },
    {
      id: 'how-to-cancel',
      heading: 'How to cancel',
      paragraphs: [
        `Write to ${site.email} or send us a WhatsApp message. If you cannot write, call ${site.phone.display}, and we write it down for you. You need not give a reason.`,
        'Please tell us the name on the booking, the day the trip starts, and whether all travellers cancel or only some. The day your message or call reaches us counts, also on a Sunday or holiday.',
        'We confirm in writing, with the charge and the amount you get back, worked out line by line.',
      ],
    },
    charges,
    {
      id: 'tickets-and-visas',
      heading: 'Tickets, visas and permits',
      paragraphs: [
        'Airlines, railways, ferries, embassies and permit offices have refund rules of their own, and some return nothing. Your plan says which parts of the price these are, before you pay.',
        'What they return for your booking, we pass on to you. If you ask, we show you their bill.',
      ],
    },
    {
      id: 'refunds',
      heading: 'How your money comes back',
      paragraphs: [
        operator.refundWithin
          ? `We pay a refund within ${operator.refundWithin} of the day you cancel. If an airline or a hotel pays us later than that, we tell you which part is still to come, and send it on as soon as we have it.`
          : 'Our answer to your cancellation names the day by which we pay your refund. If an airline or a hotel pays us later than that, we tell you which part is still to come, and send it on as soon as we have it.',
        'It goes back the way you paid, to the person who paid. We never make a refund depend on your taking a voucher instead.',
        'Our bill for a cancelled trip shows what happens to the GST. TCS on a tour abroad that has already gone to the tax office normally comes back through your own income tax return. We give you the papers for it.',
      ],
    },
    {
      id: 'changing-instead',
      heading: 'Changing instead of cancelling',
      paragraphs: [
        'Often you need not cancel. Other dates, another name or one traveller fewer can be possible. Ask us first.',
        'We tell you what the change costs before we make it. If you do not agree to it, the trip stays as it was, and you can still cancel.',
      ],
    },
    {
      id: 'when-we-cancel',
      heading: 'When we have to cancel',
      paragraphs: [
        'If we cancel a booked trip for a reason of our own, you choose. You can take another trip or other dates that suit you. Or you get back everything that you have paid us, tickets, visas and permits included.',
        `If you choose your money, we also pay you what cancelling on the same day would have cost you: ${operator.cancellationScale.length ? 'the charge in the list above' : 'the charge in your written plan'}. The E-Commerce Rules 2020 (rule 4) allow a seller to charge for cancelling only if the seller bears a similar charge when it cancels.`,
        'A group departure may need a minimum number of travellers. If it does, your confirmation names the number and the day by which we tell you. If a group stays too small, that is a reason of our own.',
      ],
    },
    {
      id: 'beyond-control',
      heading: 'When nobody is to blame',
      paragraphs: [
        'Floods, landslips, strikes, an epidemic or an order of the government can make a trip impossible. We first look for other dates or another route with you.',
        'If there are none, we return what we have not spent on your trip and what hotels and airlines give back to us. We show you how we worked it out. Neither of us then pays the other a charge for cancelling.',
      ],
    },
    {
      id: 'if-you-disagree',
      heading: 'If you do not agree',
      paragraphs: [
        'Tell us which amount you think is wrong. Our Complaints page says who looks at it and by when, and where you can turn outside our office. Nothing here takes away a right the law gives you.',
      ],
    },
  ],
};
