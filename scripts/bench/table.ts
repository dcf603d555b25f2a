/** A text table: columns of words are aligned left, columns with figures right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const isWord = head.map((_, column) => rows.every((row) => !/^[\d.–-]/.test(row[column] ?? '')));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (isWord[column] ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Bytes as kilobytes of 1024 with one decimal. */
export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
