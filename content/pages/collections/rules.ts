/**
 * The lists that people search for: which trips each has, and in which order. Its texts are in `content/records/lists/<slug>.json`. Of two
 * similar lists the first is used.
 */
import { listTexts } from '../../catalogue/lists';
import { filled } from '../../format/filled';
import type { GatewayId } from '../../ids/gateways';
import { listIds, type ListGroup, type ListId } from '../../ids/lists';
import { keysOf } from '../../ids/keys-of';
import { suitsLimits, type TripKind } from '../../model/trip-facets';
import { suitsLabels } from '../../words/trip-kinds';
import type { limitPlaceholders } from '../../schema/lists';
import {
  byDays,
  byDaysThenDrive,
  byDrive,
  byPrice,
  byWeight,
  type CollectionText,
  type FinderChoice,
  type Rule,
} from './collection';

const from = (id: GatewayId): Pick<Rule, 'has' | 'choice'> => ({
  has: (facets) => facets.from === id,
  choice: { group: 'from', id },
});

const chosen = (id: TripKind): FinderChoice => ({ group: 'kind', id });

/** Kinds of trip for a child of five; a day of monuments suits the parents. */
const playgrounds: readonly TripKind[] = ['beaches', 'wildlife', 'hills'];

const rules: Readonly<Record<ListId, Rule>> = {
  'from-kochi': { ...from('kochi'), order: byDrive },
  'from-chennai': { ...from('chennai'), order: byDays },
  'from-chandigarh': { ...from('chandigarh'), order: byDays },
  'from-guwahati': { ...from('guwahati'), order: byDrive },
  temples: { has: ({ kinds }) => kinds.includes('temples'), order: byDays, choice: chosen('temples') },
  hills: {
    // The trips to mountain temples are about the temples, not about the hills.
    has: ({ kinds }) => kinds.includes('hills') && kinds[0] !== 'temples',
    order: byDrive,
    choice: chosen('hills'),
  },
  beaches: {
    // Trips to temples or hills pass a beach on the way; those to cities have nights beside one.
    has: ({ kinds }) => kinds[0] === 'beaches' || (kinds[0] === 'cities' && kinds.includes('beaches')),
    order: byPrice,
    choice: chosen('beaches'),
  },
  wildlife: {
    // A trip of three kinds has few animals among many other sights.
    has: ({ kinds }) => kinds.includes('wildlife') && kinds.length < 3,
    order: byWeight('wildlife'),
    choice: { group: 'sight', id: 'wildlife' },
  },
  heritage: {
    // A third kind is only a stop on the way.
    has: ({ kinds }) => kinds.slice(0, 2).includes('heritage'),
    order: byDays,
    choice: chosen('heritage'),
  },
  cities: { has: ({ kinds }) => kinds.includes('cities'), order: byDrive, choice: chosen('cities') },
  weekend: { has: ({ days }) => days <= 2, order: byDaysThenDrive },
  'long-weekend': { has: ({ days }) => days === 3, order: byDrive },
  'under-10000': {
    has: ({ price }) => price < 10_000,
    order: byPrice,
    choice: { group: 'price', id: 'under-10000' },
  },
  'four-days-under-15000': { has: ({ days, price }) => days >= 4 && price < 15_000, order: byPrice },
  'with-elders': {
    has: ({ suits }) => suits.includes('elders'),
    order: byDrive,
    choice: { group: 'suits', id: 'elders' },
  },
  'with-children': {
    has: ({ suits, kinds }) => suits.includes('children') && playgrounds.some((kind) => kinds.includes(kind)),
    order: byDrive,
    choice: { group: 'suits', id: 'children' },
  },
};

const { children, elders } = suitsLimits;
const metres = (height: number) => `${height.toLocaleString('en-IN')} m`;

const limits: Record<keyof typeof limitPlaceholders, string | number> = {
  eldersHours: elders.drive,
  eldersSteps: elders.steps,
  eldersKm: elders.walkingKm,
  eldersNight: metres(elders.night),
  eldersHighest: metres(elders.point),
  childrenHours: children.drive,
  childrenKm: children.walkingKm,
  childrenNight: metres(children.night),
  childrenChoice: suitsLabels.children,
};

function textOf(slug: ListId): CollectionText {
  const text = listTexts[slug];
  return { slug, ...text, description: filled(text.description, limits), opening: filled(text.opening, limits) };
}

interface List extends Rule {
  group: ListGroup;
  text: CollectionText;
}

/** Every list with its rule, in order of precedence. */
export const writtenLists: readonly List[] = keysOf(listIds).flatMap((group) =>
  listIds[group].map((slug) => ({ group, text: textOf(slug), ...rules[slug] })),
);
