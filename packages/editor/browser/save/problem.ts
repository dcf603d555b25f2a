/** The types of the path from typing to commit. */

export interface Problem {
  file: string;
  /** The path of the field, `days.2.text`; empty for the whole record. */
  path: string;
  /** In the operator's words. */
  text: string;
}

/** A field that two people changed. */
export interface Clash {
  path: string;
  mine: unknown;
  theirs: unknown;
}

export interface RecordChange {
  file: string;
  /** The record as it was opened; undefined for a new file. */
  base: object | undefined;
  mine: object;
}

export type Saved =
  | { kind: 'saved'; sha: string }
  | { kind: 'unchanged' }
  | { kind: 'refused'; problems: Problem[] }
  | { kind: 'clash'; file: string; clashes: Clash[] };

/** Choices where two people changed the same field, by its path, and new photographs by their paths in the repository. */
export interface SaveOptions {
  choose?: Readonly<Record<string, 'mine' | 'theirs'>>;
  photos?: Readonly<Record<string, Blob>>;
}
