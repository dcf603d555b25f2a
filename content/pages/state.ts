/** The fixed texts of a state's page. */
import { domesticCategoryLabels } from '../words/trip-kinds';

export const statePage = {
  /** @param state the state's name as printed */
  name: (state: string) => `${state} tours`,
  heading: (state: string) => `Tours in ${state}`,
  seeTours: 'See tours',
  ask: 'Ask about it',
  about: 'Travelling there',
  facts: { tours: 'Tours', length: 'Length', prices: 'Prices', starts: 'From' },
  tours: (state: string) => `Every tour in ${state}`,
  toursLead: 'The shortest come first.',
  season: 'When to go',
  seasons: { best: 'best for at least half the tours', fair: 'good for some', off: 'off season' },
  reach: 'How to reach it',
  further: 'Places to add',
  places: 'What there is to see',
  neighbours: 'Neighbouring states',
  all: 'All states',
  inFooter: 'Tours by state',
} as const;

/** The label on the corner of a trip's picture, by its kind (`kindOf`). */
export const kindBadges: Readonly<Record<string, string>> = {
  ...domesticCategoryLabels,
  honeymoons: 'Honeymoon',
  groups: 'Group tour',
};
