/** The links that the browser prerenders the pages of: those that carry a mark. */
import { addToHead } from '../loader/add-to-head';
import { nextPageAttribute, speculationRules } from './speculation-rules';

/** Pages that are prerendered at once: each holds the memory of a tab. */
const atOnce = 2;

export interface Marks {
  has: (link: Element) => boolean;
  /** Beyond two, the oldest mark goes, and with it its page. */
  add: (link: Element) => void;
  remove: (link: Element) => void;
}

/** Undefined where the browser has no speculation rules. */
export function createMarks(): Marks | undefined {
  if (!('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules'))) return undefined;
  addToHead('script', { type: 'speculationrules', text: speculationRules });
  const marked = new Set<Element>();
  const remove = (link: Element) => {
    marked.delete(link);
    link.removeAttribute(nextPageAttribute);
  };
  return {
    has: (link) => marked.has(link),
    add(link) {
      marked.add(link);
      link.setAttribute(nextPageAttribute, '');
      for (const oldest of marked) if (marked.size > atOnce) remove(oldest);
    },
    remove,
  };
}
