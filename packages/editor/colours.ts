/** The colours of the site as custom properties, for the editor's style. */
import { colour } from '../../content/colours';

const changing = [
  'paper',
  'paper-raised',
  'paper-deep',
  'line',
  'edge',
  'ink',
  'ink-soft',
  'terracotta',
  'lagoon',
  'alert',
  'leaf',
];
/** By day and by night. */
const always = ['indigo-deep', 'marigold', 'indigo'];

const properties = (names: readonly string[], time: 'day' | 'night') =>
  names.map((name) => `--${name}:${colour(name, time)};`).join('');

export const colourProperties = (): string =>
  `:root{color-scheme:light dark;${properties([...changing, ...always], 'day')}}` +
  `@media (prefers-color-scheme:dark){:root{${properties(changing, 'night')}}}`;
