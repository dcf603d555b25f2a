import { fareRules } from '../../content/catalogue/fare-rules';
import { trips } from '../../content/queries/trips';
import { rulesRow, type PriceRow } from './table';

/** The site's prices and rules as they are now: the operator's rules first, then the trips in catalogue order. */
export function rowsOfSite(): PriceRow[] {
  const ofTrips = trips.map(({ id, name, basis, price, originalPrice, fareRules: own }) => ({
    id,
    name,
    basis,
    numbers: { price, ...(originalPrice === undefined ? {} : { originalPrice }), ...own },
  }));
  return [
    {
      id: rulesRow,
      name: 'The rules for all trips, in percent of the twin-sharing fare',
      basis: '',
      numbers: fareRules,
    },
    ...ofTrips,
  ];
}
