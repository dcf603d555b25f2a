/** Result pages cut a longer description, in the middle of a word; a shorter one says too little. In characters. */
export const descriptionLength = { least: 70, most: 160 } as const;

/** As many whole sentences as a result page shows; where these say too little, as many whole words. */
export function shortDescription(text: string): string {
  const { least, most } = descriptionLength;
  if (text.length <= most) return text;
  let kept = '';
  for (const sentence of text.match(/[^.!?]+[.!?]+\s*/g) ?? []) {
    if ((kept + sentence).trim().length > most) break;
    kept += sentence;
  }
  kept = kept.trim();
  return kept.length >= least ? kept : `${text.slice(0, most).replace(/[,;:–-]?\s+\S*$/, '')}…`;
}
