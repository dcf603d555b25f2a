/** Keeps in the browser what was typed into the form of a record and is not saved, by its file. */

export interface Typed {
  record: object;
  /** The record that was typed over; undefined for a new one. */
  base: object | undefined;
  /** The time of the last letter, in ISO 8601. */
  at: string;
}

const prefix = 'editor.typed:';

export function typedOf(file: string): Typed | undefined {
  const text = localStorage.getItem(prefix + file);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Typed;
  } catch {
    return undefined;
  }
}

/** Returns false if the browser has no more room. */
export function keep(file: string, base: object | undefined, record: object): boolean {
  const typed: Typed = { record, base, at: new Date().toISOString() };
  try {
    localStorage.setItem(prefix + file, JSON.stringify(typed));
    return true;
  } catch {
    return false;
  }
}

export const forget = (file: string): void => localStorage.removeItem(prefix + file);

/** The files for which something is kept. */
export const allTyped = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
