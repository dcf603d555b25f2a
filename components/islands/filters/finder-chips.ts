import { withoutParts } from '@/content/ask/change-ask';
import { isOfAsk } from '@/content/ask/asked-choice';
import type { Ask } from '@/content/ask/parts';
import { chosenIn, fullLabelOf, type Chosen } from '@/content/model/filter/groups';
import { textsOf, type ParameterSet } from '@/content/model/filter/parameters';
import type { Chip } from './ask-chips';
import type { Ranking } from '@/content/ask/ranking';
import type { usePartyPrices } from './use-party-prices';

interface Understood {
  parameters: ParameterSet;
  chosen: Chosen;
  /** The text in the ask box. */
  typed: string;
  ask: Ask | undefined;
  ranking: Ranking | undefined;
  party: Pick<ReturnType<typeof usePartyPrices>, 'choice' | 'quotes'>;
  choose: (values: Chosen) => void;
  /** Replaces the text in a step that Back undoes. */
  retype: (text: string) => void;
  type: (text: string) => void;
}

/** A chip for everything that was chosen or understood: the choices, the names in the ask, who travels and when. */
export function finderChips({
  parameters,
  chosen,
  typed,
  ask,
  ranking,
  party,
  choose,
  retype,
  type,
}: Understood): Chip[] {
  const isRelaxed = (group: string, label: string) =>
    ask !== undefined &&
    (ranking?.relaxed ?? []).some((criterion) => criterion.name === group && criterion.label.includes(label));
  const ofChoices = Object.entries(parameters).flatMap(([name, group]) => {
    if (group.kind === 'text') return [];
    const ids = textsOf(group, chosenIn(name, chosen));
    return ids.map((id): Chip => {
      const label = fullLabelOf(group, id);
      return {
        key: `${name} ${id}`,
        label,
        isLeftOut: isRelaxed(name, label),
        onRemove: () => choose({ [name]: group.kind === 'one' ? group.fallback : ids.filter((other) => other !== id) }),
      };
    });
  });
  if (!ask) return ofChoices;
  const ofNames = (ranking?.named ?? []).map(({ part, label }): Chip => ({
    key: `typed ${label}`,
    label,
    isLeftOut: isRelaxed('thing', label),
    onRemove: () => retype(withoutParts(typed, ask, [part])),
  }));
  const { choice, quotes } = party;
  if (!choice || !quotes) return [...ofChoices, ...ofNames];
  const isAsked = isOfAsk(choice, ask);
  const words = { who: quotes.travellersText(choice), when: quotes.whenText(choice) };
  const ofParty = (['who', 'when'] as const).flatMap((kind): Chip[] => {
    const parts = ask.parts.filter((part) => part[kind] !== undefined);
    const onRemove = () => type(withoutParts(typed, ask, parts));
    return isAsked[kind] ? [{ key: kind, label: words[kind], isLeftOut: false, onRemove }] : [];
  });
  return [...ofChoices, ...ofNames, ...ofParty];
}
