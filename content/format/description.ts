/** The limits in characters: result pages truncate a longer description in the middle of a word, and a shorter one says too little. */
export const descriptionLength = { least: 70, most: 160 } as const;

/** Shortens a text to the whole sentences that a result page shows or, if they are too short, to whole words. */
export function shortDescription(text: string): string {
  const { least, most } = descriptionLength;
  if (text.length <= most) return text;
  let description = '';
  for (const sentence of text.match(/[^.!?]+[.!?]+\s*/g) ?? []) {
    if ((description + sentence).trim().length > most) break;
    description += sentence;
  }
  description = description.trim();
  return description.length >= least ? description : `${text.slice(0, most).replace(/[,;:–-]?\s+\S*$/, '')}…`;
}
