/** Keeps what is typed and what is chosen in step: pure functions. */
import type { Ask, AskedChoices, Part } from './read-ask';

/** A text without some of its parts, and without the small words that led to them: 'snow in december' without December is 'snow'. */
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
  // What is left asks for nothing.
  return parts.length === ask.parts.length && ask.unknown.length === 0 ? '' : rest;
}

type ChosenIn = Readonly<Record<string, string | readonly string[]>>;

/** The parts of an ask of which a choice is no longer made. */
export const partsGone = (ask: Ask, chosen: ChosenIn): Part[] =>
  ask.parts.filter(({ choices = {}, isDenied }) => !isDenied && !isChosen(choices, chosen));

/** What of a group is chosen when its typed words change: what was chosen by hand stays, where several may be. */
export function retyped(
  current: string | readonly string[],
  before: readonly string[],
  after: readonly string[],
  fallback: string | undefined,
): string | readonly string[] {
  if (typeof current === 'string') return after.at(-1) ?? (before.includes(current) ? (fallback ?? current) : current);
  return [...new Set([...current.filter((id) => !before.includes(id)), ...after])];
}

/** Whether all that an ask chooses is chosen. */
export const isChosen = (choices: AskedChoices, chosen: ChosenIn): boolean =>
  Object.entries(choices).every(([name, ids]) => {
    const own = chosen[name] ?? [];
    return typeof own === 'string' ? own === ids.at(-1) : ids.every((id) => own.includes(id));
  });
