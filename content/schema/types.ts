/** The types of the content records, inferred from their schemas. */
import type * as z from 'zod';
import type { StateId } from '../ids/states';
import type { departureDate } from './departures';
import type { destinationSchema, sectionSchema } from './destinations';
import type { itineraryCardSchema, itineraryDaySchema } from './itinerary-cards';
import type { photoSchema } from './photos';
import type { pictureSchema } from './pictures';
import type { statePageSchema } from './state-pages';
import type { leaderSchema } from './trip-particulars';
import type { domesticTripSchema, groupTripSchema, honeymoonTripSchema, seedTripSchema } from './trips';

export type { GatewayId } from '../ids/gateways';
export type { MonthId } from '../ids/months';
export type { Region } from '../ids/regions';
export type { StateId } from '../ids/states';

export type SeedTrip = z.infer<typeof seedTripSchema>;
export type SeedCategory = SeedTrip['category'];
export type DomesticTrip = z.infer<typeof domesticTripSchema>;
export type DomesticCategory = DomesticTrip['category'];
export type HoneymoonTrip = z.infer<typeof honeymoonTripSchema>;
export type GroupTrip = z.infer<typeof groupTripSchema>;
export type DepartureDate = z.infer<typeof departureDate>;
/** A trip of any collection: everything that the operator sells. */
export type Trip = SeedTrip | DomesticTrip | HoneymoonTrip | GroupTrip;
export type Leader = z.infer<typeof leaderSchema>;
export type ItineraryDay = z.infer<typeof itineraryDaySchema>;
export type ItineraryCard = z.infer<typeof itineraryCardSchema>;

export type StatePage = z.infer<typeof statePageSchema> & { id: StateId };

export type Destination = z.infer<typeof destinationSchema>;
export type Section = z.infer<typeof sectionSchema>;
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;
export type TripSource = SectionOf<'trips'>['source'];
export type Fact = SectionOf<'about-place'>['facts'][number];

/** A picture described in words. */
export type Picture = Omit<z.infer<typeof pictureSchema>, 'id'> & {
  /** The photographer, if a photograph replaces the drawing. */
  credit?: string;
};

/** A photograph of the operator's that replaces a poster. */
export type Photo = z.infer<typeof photoSchema>;
