/** Keeps the search text and the chosen filters in step: pure functions. */
import type { Ask, AskedChoices, Part } from './read-ask';

/** Removes parts from a text, with the filler words before them: 'snow in december' without December is 'snow'. */
export function withoutParts(text: string, ask: Ask, parts: readonly Part[]): string {
  const spans = parts.flatMap(({ at }) => at);
  const isGap = (from: number, to: number) => !/[\p{L}\p{N}]/u.test(text.slice(from, to));
  for (const span of spans) {
    const before = ask.fillers.find(([, end]) => end <= span[0] && isGap(end, span[0]));
    if (before && !spans.includes(before)) spans.push(before);
  }
  const rest = [...spans]
    .sort(([one], [other]) => other - one)
    .reduce((left, [start, end]) => `${left.slice(0, start)} ${left.slice(end)}`, text)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
  // The rest is filler words, so the text is empty.
  return parts.length === ask.parts.length && ask.unknown.length === 0 ? '' : rest;
}

type ChosenIn = Readonly<Record<string, string | readonly string[]>>;

/** The parts of an ask with a choice that is no longer chosen. */
export const partsGone = (ask: Ask, chosen: ChosenIn): Part[] =>
  ask.parts.filter(({ choices = {}, isDenied }) => !isDenied && !isChosen(choices, chosen));

/** The chosen ids of a group after the text changed. A group that allows several keeps those chosen by hand. */
export function retyped(
  current: string | readonly string[],
  before: readonly string[],
  after: readonly string[],
  fallback: string | undefined,
): string | readonly string[] {
  if (typeof current === 'string') return after.at(-1) ?? (before.includes(current) ? (fallback ?? current) : current);
  return [...new Set([...current.filter((id) => !before.includes(id)), ...after])];
}

/** Returns whether all choices of an ask are chosen. */
export const isChosen = (choices: AskedChoices, chosen: ChosenIn): boolean =>
  Object.entries(choices).every(([name, ids]) => {
    const own = chosen[name] ?? [];
    return typeof own === 'string' ? own === ids.at(-1) : ids.every((id) => own.includes(id));
  });
