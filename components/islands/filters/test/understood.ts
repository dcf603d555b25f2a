/** What the finder understands of an ask, as a list of words: for tests by kind and for the comparison of two versions. */
import { parser } from './finder';

const word = (text: string) => text.replaceAll(' ', '-');

/**
 * - `where=goa`, `days=exactly-3`: a choice of the finder. `not:thing=goa`, `not:where=goa`: it is to be left out.
 * - `thing=munnar`, `begins=kodaik`, `unsold=Ladakh`, `page=/contact`: a place or a sight, a place that we do not sell, a page.
 * - `adults=2`, `age=5`, `kids=2`: who travels; `kids` are children whose age is not said.
 * - `day=2026-12-24`, `month-of=2026-12`: when.
 * - `say=weather`: a sentence of the page. `within=200`: kilometres. `unsure=8:people|child`: a number that the page asks about.
 * - `compared=munnar+ooty`: places to compare. `cut`: the ask is too long. `unknown=xyz`: a word that was not understood.
 */
export function understoodIn(text: string): string[] {
  const { parts, choices, travellers, when, unknown, unsure, compared, isCut } = parser.read(text);
  const pairs = (some: typeof choices) =>
    Object.entries(some).flatMap(([name, ids]) => ids.map((id) => `${name}=${id}`));
  return [
    ...pairs(choices),
    ...parts.flatMap(({ thing, beginning, unsold, page, say, within, isDenied, isLike, choices: own = {} }) =>
      [
        ...(thing === undefined ? [] : [`thing=${thing}`]),
        ...(beginning ? [`begins=${beginning.text}`] : []),
        ...(unsold === undefined ? [] : [`unsold=${parser.unsold[unsold]?.label ?? ''}`]),
        ...(page === undefined ? [] : [`page=${page}`]),
        ...(say === undefined ? [] : [`say=${say}`]),
        ...(within === undefined ? [] : [`within=${within}`]),
        ...(isDenied || isLike ? pairs(own) : []),
      ].map((one) => (isDenied ? `not:${one}` : isLike ? `like:${one}` : one)),
    ),
    ...(travellers ? [`adults=${travellers.adults}`, ...travellers.ages.map((age) => `age=${age}`)] : []),
    ...(travellers?.agesUnknown ? [`kids=${travellers.agesUnknown}`] : []),
    ...(when ? ['day' in when ? `day=${when.day}` : `month-of=${when.month}`] : []),
    ...unsure.map(({ number, kinds }) => `unsure=${number}:${kinds.join('|')}`),
    ...(compared.length > 0
      ? [`compared=${compared.map(({ thing, choices: own = {} }) => thing ?? own['where']?.join() ?? '').join('+')}`]
      : []),
    ...(isCut ? ['cut'] : []),
    ...unknown.map((one) => `unknown=${one}`),
  ].map(word);
}
