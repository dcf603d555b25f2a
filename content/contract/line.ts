/** One line of the specification, and whether the site still says so. */
export interface ContractLine {
  line: string;
  isMet: boolean;
}

/** Every text of a record, however deep it stands. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsIn) : [];
}

/**
 * Lines that quote the specification word for word.
 * @param where the page or place that shows the texts
 * @param content the records among whose texts each one has to stand
 */
export function quoted(where: string, texts: readonly string[], ...content: readonly unknown[]): ContractLine[] {
  const found = new Set(textsIn(content));
  return texts.map((text) => ({ line: `${where}: ${text}`, isMet: found.has(text) }));
}

/** The same, for a table written one line below the other. */
export const rows = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim());
