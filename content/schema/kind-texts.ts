/** The schema of the words for kinds of trips, sights and company, `content/records/pages/kinds.json`. */
import * as z from 'zod';
import { text } from './fields';
import { filledText } from './filled-text';
import { labels, words } from './page-parts';
import { tripKinds } from './trip-cards';
import { sightKinds } from './trip-notes';
import { domesticCategories } from './trips';

const town = { town: 'the town where it starts' };

export const kinds = z.strictObject({
  visits: labels(tripKinds).meta({ title: 'What a trip visits' }),
  sights: labels(sightKinds).meta({ title: 'Sights of some months' }),
  company: z
    .strictObject({ 'for-two': words(40, 'For two'), 'in-a-group': words(40, 'In a group') })
    .meta({ title: 'In which company' }),
  suits: z
    .strictObject({
      baby: words(40, 'Children of any age'),
      children: filledText(text.max(40), { age: 'the age in years' }, { title: 'Children from an age' }),
      elders: words(40),
    })
    .meta({ title: 'Whom a trip suits' }),
  partsOfIndia: z
    .strictObject({
      'south-india': words(40, 'South'),
      'north-india': words(40, 'North'),
      'east-india': words(40, 'East'),
      'west-india': words(40, 'West'),
      'north-east': words(40, 'North-east'),
      himalayas: words(40),
    })
    .meta({ title: 'Parts of India' }),
  badges: z
    .strictObject({
      domestic: words(40),
      honeymoon: words(30),
      international: words(40),
      groups: words(30, 'Group tour'),
    })
    .meta({ title: 'Badges of packages, honeymoons and group tours' }),
  starts: z
    .strictObject({
      private: filledText(text.max(40), town, { title: 'Private' }),
      honeymoon: filledText(text.max(40), town, { title: 'Honeymoon' }),
      group: filledText(text.max(40), town, { title: 'Group tour' }),
    })
    .meta({ title: 'In whose company a trip goes, and from where' }),
  domesticBadges: labels(domesticCategories).meta({ title: 'Badges of domestic tours' }),
});
