/** The pages of running text, `content/records/prose-pages/*.json`, parsed once. */
import { recordsIn } from './records';

/** In the order of their menus. */
export const prosePageTexts = recordsIn('prose-pages').sort((a, b) => a.place - b.place || a.id.localeCompare(b.id));
