/** The fixed texts of a state's page, around those of its record. */
import { pageTexts } from '../catalogue/page-texts';
import { filled, filledFor } from '../format/filled';
import { categoryLabels, domesticCategoryLabels } from '../words/trip-kinds';

const text = pageTexts.state;

/** In these texts `state` is the name of a state as printed. */
export const statePage = {
  ...text,
  name: (state: string) => filled(text.name, { state }),
  heading: (state: string) => filled(text.heading, { state }),
  tours: (state: string) => filled(text.tours, { state }),
  /** In these, prices are as printed. */
  pricesFrom: (price: string, total: string) => filled(text.pricesFrom, { price, total }),
  trips: (count: number) => filledFor(text.trips, count),
  searchTitle: (name: string, trips: string, price: string) => filled(text.searchTitle, { name, trips, price }),
};

/** The label on the corner of a trip's picture, by its kind (`kindOf`). */
export const kindBadges: Readonly<Record<string, string>> = {
  ...domesticCategoryLabels,
  honeymoons: categoryLabels.honeymoon,
  groups: categoryLabels.groups,
};
