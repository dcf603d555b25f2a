/** The kinds of trips, in the words of badges. */
import type { DomesticCategory, SeedCategory } from '../schema/types';

export const categoryLabels: Record<SeedCategory, string> = {
  domestic: 'Domestic',
  honeymoon: 'Honeymoon',
  international: 'International',
};

export const domesticCategoryLabels: Record<DomesticCategory, string> = {
  spiritual: 'Spiritual',
  heritage: 'Heritage',
  nature: 'Nature',
  beach: 'Beach',
};
