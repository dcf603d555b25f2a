/** Values that no trip may have: each is told in one line. */
import { destinations } from '../../../content/catalogue/destinations';
import { domesticTrips } from '../../../content/catalogue/domestic';
import type { Change } from '../change';
import { inNotes, withValue } from '../edits';

const [trip] = Object.values(domesticTrips).flat();
const limited = trip?.id ?? '';

export const limitChanges: readonly Change[] = [
  {
    name: 'too-long-name',
    what: 'a name of sixty letters',
    edit: withValue(limited, 'title', 'x'.repeat(60)),
    stops: { at: 'check', line: /^content: domestic .*: title: is longer than 48 characters/ },
  },
  {
    name: 'name-taken',
    what: 'the name of a place for a trip',
    edit: withValue(limited, 'title', destinations.goa.name),
    stops: { at: 'check', line: /^content: domestic .*: title: '.*' is already the name of a destination$/ },
  },
  {
    name: 'other-age',
    what: 'an age from which a trip suits children, and not in its words',
    edit: inNotes(limited, /childrenFrom: \d+/, 'childrenFrom: 11'),
    stops: {
      at: 'check',
      line: /^content: trip-notes .*: childrenFrom: is 11, suits\.children says .*: make them alike$/,
    },
  },
  {
    name: 'rating-of-five',
    what: 'a rating of 5.0',
    edit: withValue(limited, 'rating', 5),
    stops: { at: 'check', line: /^content: domestic .*: rating: must be 4\.4 to 4\.9/ },
  },
  {
    name: 'price-too-low',
    what: 'a price of 999 rupees',
    edit: withValue(limited, 'price', 999),
    stops: { at: 'check', line: /^content: domestic .*: price: / },
  },
  {
    name: 'price-too-high',
    what: 'a price of 9,99,999 rupees',
    edit: withValue(limited, 'price', 999_999),
    stops: { at: 'check', line: /^content: domestic .*: price: / },
  },
];
