import { mostCards } from '@/components/ui/list-layout';

/** The pause before each further part in milliseconds, longer than that between two keys, so that nobody waits for it while typing. */
const pause = 250;

/**
 * Handles the first items of a list at once, and the others of a very long one in parts later, so that neither a key nor a tap waits for
 * thousands of rows.
 * @returns a function that cancels what is left
 */
export function inSlices<Item>(items: readonly Item[], handle: (item: Item) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const handleFrom = (start: number) => {
    const end = start + mostCards;
    for (const item of items.slice(start, end)) handle(item);
    if (end < items.length) timer = setTimeout(() => handleFrom(end), pause);
  };
  handleFrom(0);
  return () => clearTimeout(timer);
}
