/** The message and the facts for the booking form that hand on all that was entered. */
import { countOf } from '@/content/model/choice';
import { filled } from '@/content/format/filled';
import { formatMonth } from '@/content/format/duration';
import { booking, forEachField, plannersOrder } from '@/content/pages/booking';
import { bookNowPath } from '@/content/routes';
import { absolute, site } from '@/content/site';
import type { BookingFacts } from '@/content/words/booking-link';
import { withChoiceIn } from '../party/use-choice';
import { tripParameter } from './booking-opening';
import { dayOf, inAddress } from './booking-party';
import { nameOf, totalText, whenOf, whoOf, type Plan } from './booking-plan';
import { composeMessage } from './compose-message';

const labels = { ...forEachField(({ label }) => label), total: booking.total.label };

/** The address of the planner with the trip, who travels and when. */
function pathOf({ values, choice, today }: Plan): string {
  const path = values.package ? `${bookNowPath}?${tripParameter}=${values.package}` : bookNowPath;
  return withChoiceIn(path, inAddress(choice, today));
}

/** The values for the placeholders of the booking form's URL. */
export function factsOf(plan: Plan): BookingFacts {
  const { values, trip, quote, refused, today } = plan;
  const choice = inAddress(plan.choice, today);
  const day = refused ? undefined : dayOf(values);
  return {
    trip: nameOf(plan),
    ...(trip ? { id: trip.id, from: trip.from } : {}),
    ...(quote?.fare ? { total: quote.fare.total } : {}),
    ...(day ? { date: day } : choice?.month ? { month: formatMonth(choice.month) } : {}),
    ...(choice ? { adults: choice.adults, children: countOf(choice) - choice.adults } : {}),
    page: pathOf(plan),
  };
}

/** All that was entered, as a message; '' if nothing was. */
export function messageOf(plan: Plan): string {
  const words = {
    ...plan.values,
    package: nameOf(plan),
    startDate: whenOf(plan),
    travelers: whoOf(plan),
    total: totalText(plan),
  };
  const message = composeMessage(
    filled(booking.message.opening, { company: site.name }),
    plannersOrder.map((name) => [labels[name], words[name]]),
  );
  return message && `${message}\n${booking.message.page}: ${absolute(pathOf(plan))}`;
}
