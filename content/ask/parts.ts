/** The result of the reader of asks: types only. */

/** The chosen ids, by the name of a group of the finder, or `sort`. */
export type AskedChoices = Readonly<Record<string, readonly string[]>>;

/** The people whom a part names. */
export interface Who {
  readonly adults?: number | undefined;
  /** The number of all who travel, children included. */
  readonly people?: number | undefined;
  /** The ages of children in years. */
  readonly ages?: readonly number[] | undefined;
  /** The number of children whose age is not said. */
  readonly kids?: number | undefined;
  /**
   * The letter of the word for them (`build/letters.ts`), which decides how they count: an uncounted couple once, however often it is named; friends
   * in addition to other adults; relatives and 'me' only if the number of adults is not said; 'alone' only if nobody else is named.
   */
  readonly as?: string | undefined;
}

/** Who travels. */
export interface AskedTravellers {
  /** At least 1. */
  readonly adults: number;
  /** The ages of children in years; 0 is a baby. */
  readonly ages: readonly number[];
  /** The number of children whose age is not said. */
  readonly agesUnknown: number;
}

/** A day as YYYY-MM-DD, or a month as YYYY-MM. Neither is before the day of the build. */
export type AskedTime = { readonly day: string } | { readonly month: string };

/** A price as typed, until the number of travellers is known. */
export interface Price {
  /** The choice of the finder. @param each returns the price for each */
  readonly id: (each: (rupees: number) => number) => string;
  readonly isEach: boolean;
}

export interface Part {
  /** The ranges of its words in the text; several if other words are between them. */
  readonly at: readonly (readonly [start: number, end: number])[];
  readonly choices?: AskedChoices | undefined;
  readonly thing?: string;
  /** All things that may be meant, if only the beginning of a name was typed. */
  readonly beginning?: { readonly text: string; readonly things: readonly string[] };
  readonly who?: Who | undefined;
  readonly when?: AskedTime | undefined;
  /** True if the day is that of a festival; a date in the text is more exact. */
  readonly isFestival?: true | undefined;
  /** The number of all who travel, on the first part that names somebody. */
  readonly people?: number | undefined;
  readonly price?: Price | undefined;
  /** True if the months follow from an exam: months that are named are more exact. */
  readonly isVague?: true | undefined;
  /** The key of a sentence to show (`ask.says` in `finder-search.json`). */
  readonly say?: string | undefined;
  /** The kilometres, as the crow flies, within which trips near the town are wanted. */
  readonly within?: number | undefined;
  /** True after 'like': places that are like it are wanted. */
  readonly isLike?: true;
  /** True after a denial ('not Goa'): its choices or its thing are to be left out. */
  readonly isDenied?: true;
  readonly unsold?: number;
  readonly page?: string | undefined;
  /** The range of a town without trips, if the nearest town with trips was taken instead. */
  readonly insteadOf?: readonly [start: number, end: number];
}

/** A number that may mean several things, which the page asks about. */
export interface Unsure {
  readonly at: readonly [start: number, end: number];
  readonly number: number;
  /** Keys of `ask.unsure` in `finder-search.json`: the words that say it clearly. */
  readonly kinds: readonly string[];
}

export interface Ask {
  readonly parts: readonly Part[];
  /** The choices of all parts. */
  readonly choices: AskedChoices;
  /** Words without a meaning, as they were typed. */
  readonly unknown: readonly string[];
  /** The ranges of words that express no criterion: 'trip', 'with'. */
  readonly fillers: Part['at'];
  readonly unsure: readonly Unsure[];
  /** The parts that name the places to compare; empty if none are to be compared. */
  readonly compared: readonly Part[];
  /** True if the text is longer than what is read. */
  readonly isCut: boolean;
  /** Undefined if the text names nobody, or people of an unknown number ('with kids'). */
  readonly travellers?: AskedTravellers | undefined;
  /** Undefined if the text names neither a day nor exactly one month. */
  readonly when?: AskedTime | undefined;
}
