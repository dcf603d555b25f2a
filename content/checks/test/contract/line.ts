/** One line of the specification, and whether the site still meets it. */
export interface ContractLine {
  line: string;
  isMet: boolean;
}

/** Every text of a record, at any depth. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsIn) : [];
}

/**
 * Lines that quote the specification word for word.
 * @param where the page or place that shows the texts
 * @param content the records in which each text must occur
 */
export function quoted(where: string, texts: readonly string[], ...content: readonly unknown[]): ContractLine[] {
  const found = new Set(textsIn(content));
  return texts.map((text) => ({ line: `${where}: ${text}`, isMet: found.has(text) }));
}

/** The rows of a table that is written as a multi-line string. */
export const rows = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim());
