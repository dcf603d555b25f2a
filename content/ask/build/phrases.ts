/** The phrases of the vocabulary, and which of them the reader needs: it understands many from others. */
import { daysAfter, type Day } from '../../model/dates/departures';
import { finderGroups } from '../../words/finder';
import { expandTown, type Meaning } from '../meanings';
import { askReader, type Ask } from '../read-ask';
import { longestSmall, segmentsOf } from '../find-meanings';
import { lookUps, sounding, type LookUps } from '../look-ups';
import { whoOf } from '../read-people';
import { isIndian, soundOf } from '../spelling';
import { phraseOf } from '../tokens';

/** Kinds of phrases that are always kept, because the reader combines them with others. */
const needed = /^(filler|number|before|after|not|ahead|months|say|compare|is:[^cCbkprRsaS])/;

/** Words that are often typed as one with others: 'goatrip', '3daysooty' with the number as a word. */
const oftenJoined = ['trip', 'tour', 'days', 'nights', 'adults'];

/** A collection of phrases with their meanings. */
export class Phrases {
  private readonly meaningsOf = new Map<string, Set<Meaning>>();
  /** For each phrase, one text that normalises to it. */
  private readonly textOf = new Map<string, string>();

  add(meaning: Meaning, texts: Iterable<string>): void {
    for (const text of texts) {
      const phrase = phraseOf(text);
      if (!phrase) continue;
      this.meaningsOf.set(phrase, (this.meaningsOf.get(phrase) ?? new Set()).add(meaning));
      if (!this.textOf.has(phrase)) this.textOf.set(phrase, text);
    }
  }

  /** Adds an ending of words, which is no word of its own. */
  addEnding(meaning: Meaning, ending: string): void {
    this.meaningsOf.set(`-${ending}`, new Set([meaning]));
  }

  /** Adds the letter of words that have none yet (`letters.ts`). */
  addLetter(letter: string, texts: readonly string[]): void {
    const hasLetter = (text: string) => this.meanings(phraseOf(text)).some((meaning) => meaning.startsWith('is:'));
    this.add(
      `is:${letter}`,
      texts.filter((text) => !hasLetter(text)),
    );
  }

  meanings = (phrase: string): Meaning[] => [...(this.meaningsOf.get(phrase) ?? [])];

  all = (): [phrase: string, meanings: Meaning[]][] =>
    [...this.meaningsOf.keys()].map((phrase) => [phrase, this.meanings(phrase).flatMap(expanded)]);

  /**
   * The phrases by meaning, without those that the reader understands from others: by sound, by a shorter phrase within, or with one letter
   * wrong.
   * @param onPage the phrases that the reader gets from the page
   */
  packed(onPage: ReadonlyMap<string, readonly Meaning[]>, day: Day): [phrase: string, meanings: Meaning[]][] {
    const listed = this.notUnderstood(onPage, day);
    for (const phrase of this.heardFromOthers(listed, onPage)) listed.delete(phrase);
    return [...listed].sort().flatMap((phrase): [string, Meaning[]][] => {
      const known = onPage.get(phrase) ?? [];
      const own = this.meanings(phrase).filter((meaning) => !expanded(meaning).every((one) => known.includes(one)));
      return own.length > 0 ? [[phrase, own]] : [];
    });
  }

  private text = (phrase: string): string => this.textOf.get(phrase) ?? '';

  /** Short Latin phrases come first, because longer ones are understood from them. */
  private readonly shortFirst = (one: string, other: string): number => {
    const rank = (phrase: string) => (isIndian(this.text(phrase)) ? 100 : 0) + phrase.length;
    return rank(one) - rank(other);
  };

  /** A small word that is short and not often typed as one with a place, as in 'goatrip'. */
  private isImplied = (phrase: string): boolean =>
    this.meanings(phrase).join() === 'filler:' &&
    phrase.length <= longestSmall &&
    !phrase.startsWith('-') &&
    !oftenJoined.includes(phrase);

  /** A word with its plural's 's', which needs no entry of its own. */
  private isPlural = (phrase: string): boolean =>
    /^...+s$/.test(phrase) &&
    !oftenJoined.includes(phrase) &&
    this.meanings(phrase).join() === this.meanings(phrase.slice(0, -1)).join();

  /** Phrases that the reader combines with others, and the names of states in Latin letters. */
  private isAlwaysListed(phrase: string): boolean {
    const own = this.meanings(phrase);
    const isNeeded = own.some((meaning) => needed.test(meaning));
    const isState =
      /^[a-z]+$/.test(this.text(phrase).toLowerCase()) && own.some((meaning) => meaning.startsWith('choice:where='));
    return isState || (isNeeded && !this.isImplied(phrase) && !this.isPlural(phrase));
  }

  /** The meanings of the listed phrases and those of the page. */
  private meaningsWith(onPage: ReadonlyMap<string, readonly Meaning[]>, listed: Iterable<string>) {
    const meanings = new Map(onPage);
    for (const phrase of listed)
      meanings.set(phrase, [...new Set([...(meanings.get(phrase) ?? []), ...this.meanings(phrase).flatMap(expanded)])]);
    return meanings;
  }

  /** Returns whether a reader understands a phrase without its entry. */
  private isUnderstood(phrase: string, read: (text: string) => Ask, words: LookUps, day: Day): boolean {
    const own = this.meanings(phrase);
    const text = this.text(phrase);
    if (this.isImplied(phrase) ? isSilent(read, text) : isReadAs(read, text, own, day)) return true;
    return this.isPlural(phrase) && segmentsOf(text, words).every((one) => one.meanings.join() === own.join());
  }

  /** The phrases that the reader does not understand from each other. It is asked again with those added, until it needs no more. */
  private notUnderstood(onPage: ReadonlyMap<string, readonly Meaning[]>, day: Day): Set<string> {
    const all = [...this.meaningsOf.keys()].sort(this.shortFirst);
    const listed = new Set(all.filter((phrase) => this.isAlwaysListed(phrase)));
    for (let isStable = false; !isStable;) {
      isStable = true;
      const meanings = this.meaningsWith(onPage, listed);
      const read = readOnce(askReader({ meanings, days: { built: day, today: day } }));
      const words = lookUps(meanings);
      const added = new Map<Meaning, string[]>();
      for (const phrase of all) {
        if (listed.has(phrase) || this.isUnderstood(phrase, read, words, day)) continue;
        isStable = false;
        // Phrases that may be understood from each other are added one at a time.
        const [first = 'filler:'] = this.meanings(phrase);
        const others = added.get(first) ?? [];
        if (others.some((other) => soundOf(other) === soundOf(phrase) || phrase.includes(other))) continue;
        added.set(first, [...others, phrase]);
        listed.add(phrase);
      }
    }
    return listed;
  }

  /** The phrases that sound like a shorter one of the same meaning, and are found by its sound. */
  private heardFromOthers(listed: ReadonlySet<string>, onPage: ReadonlyMap<string, readonly Meaning[]>): string[] {
    const bySound = new Map<string, string[]>();
    for (const phrase of [...listed, ...onPage.keys()].sort(this.shortFirst))
      bySound.set(soundOf(phrase), [...(bySound.get(soundOf(phrase)) ?? []), phrase]);
    return [...bySound].flatMap(([, [first = '', ...others]]) => {
      const meaning = this.meanings(first).join();
      const isSame = (phrase: string) =>
        !onPage.has(phrase) && !phrase.startsWith('-') && this.meanings(phrase).join() === meaning;
      if (![first, ...others].every(isSame)) return [];
      return others.filter((phrase) => {
        // A small word within a longer phrase would be read on its own.
        if (meaning !== 'filler:' && this.text(phrase).includes(' ')) return false;
        return isHeardAs(this.text(phrase), first);
      });
    });
  }
}

const expanded = (meaning: Meaning): Meaning[] => expandTown(meaning, finderGroups);

/** Returns whether the reader finds a phrase by the sound of a text. */
export const isHeardAs = (text: string, phrase: string): boolean =>
  sounding(lookUps(new Map([[phrase, ['filler:']]])), phraseOf(text), !isIndian(text)).length > 0;

/** A reader that reads each text once: a text is read for each of its meanings. */
function readOnce(read: (text: string) => Ask): (text: string) => Ask {
  const asks = new Map<string, Ask>();
  return (text) => {
    const ask = asks.get(text) ?? read(text);
    asks.set(text, ask);
    return ask;
  };
}

/** Returns whether a reader takes a text for exactly one meaning. */
export function isRead(read: (text: string) => Ask, text: string, meaning: Meaning): boolean {
  const [kind, value = ''] = meaning.split(/:(.*)/s);
  // A town may be only a start, or only have trips around it.
  if (kind === 'town' || kind === 'around')
    return ['from', 'near'].some((word) => {
      const { parts, unknown, choices } = read(`${word} ${text}`);
      return unknown.length === 0 && parts.length === 1 && value.split('/').includes(choices[word]?.join() ?? '');
    });
  const { parts, unknown, choices } = read(text);
  if (unknown.length > 0 || parts.length === 0) return false;
  if (kind === 'is')
    return JSON.stringify(parts.flatMap(({ who }) => who ?? [])) === JSON.stringify([whoOf(value)].filter(Boolean));
  if (kind === 'choice') {
    const wanted = [...new URLSearchParams(value)].map((pair) => pair.join('='));
    const got = Object.entries(choices).flatMap(([group, ids]) => ids.map((id) => `${group}=${id}`));
    return parts.every((part) => part.choices) && got.sort().join() === wanted.sort().join();
  }
  return parts.every(
    ({ thing, unsold, page }) => String(kind === 'thing' ? thing : kind === 'unsold' ? unsold : page) === value,
  );
}

/** Returns whether a reader takes a text for words that express nothing. */
function isSilent(read: (text: string) => Ask, text: string): boolean {
  const { parts, unknown, unsure } = read(text);
  return parts.length + unknown.length + unsure.length === 0;
}

/** Returns whether a reader takes a text for all of its meanings, and for nobody who is not among them. */
function isReadAs(read: (text: string) => Ask, text: string, meanings: readonly Meaning[], day: Day): boolean {
  const { parts, when } = read(text);
  const hasWho = meanings.some((meaning) => /^is:[cCbkprRsaS]/.test(meaning));
  const first = meanings.find((meaning) => meaning.startsWith('day:'))?.slice('day:'.length);
  if (first && !(when && 'day' in when && when.day === daysAfter(day, Number(first)))) return false;
  return (
    meanings.every((meaning) => meaning.startsWith('day:') || isRead(read, text, meaning)) &&
    (hasWho || parts.every(({ who }) => !who))
  );
}
