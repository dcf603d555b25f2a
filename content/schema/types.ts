/** The types of the content records, inferred from the schemas the build checks them against. */
import type * as z from 'zod';
import type * as schema from './schema';

export type { GatewayId } from './gateways';
export type { MonthId } from './months';
export type { StateId } from './states';

export type Package = z.infer<typeof schema.packageSchema>;
export type PackageCategory = Package['category'];
export type Region = Package['region'];
export type DomesticPackage = z.infer<typeof schema.domesticPackageSchema>;
export type DomesticCategory = DomesticPackage['category'];
export type HoneymoonPackage = z.infer<typeof schema.honeymoonPackageSchema>;
export type GroupTour = z.infer<typeof schema.groupTourSchema>;
export type TripNotes = z.infer<typeof schema.tripNotesSchema>;
export type ItineraryDay = z.infer<typeof schema.itineraryDaySchema>;
export type ItineraryCard = z.infer<typeof schema.itineraryCardSchema>;

export type Destination = z.infer<typeof schema.destinationSchema>;
export type Section = z.infer<typeof schema.sectionSchema>;
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;
export type PackageSource = SectionOf<'packages'>['source'];
export type Fact = SectionOf<'about-place'>['facts'][number];
