/** Small texts on every page or on many, and those of files for machines. */
import { pageTexts } from '../catalogue/page-texts';
import { filled } from '../format/filled';

const { prices, changed, offer, ...text } = pageTexts.everywhere;

export const everywhere = {
  ...text,
  prices: {
    ...prices,
    /** 'from ₹9,300'. @param price as printed */
    from: (price: string) => filled(prices.from, { price }),
  },
  /** @param day as printed */
  changed: (day: string) => filled(changed, { day }),
  offer: (trips: string, day: string) => filled(offer, { trips, day }),
};
