/** `npm run revisions`, a part of `npm run build`: writes down the day of each page whose content has changed (`content/pages/revisions.ts`). */
import './lib/environment';
import { writeFileSync } from 'node:fs';
import { pages } from '../content/pages/registry';
import { revisionsOf, storedRevisions } from '../content/pages/revisions';

const revisions = revisionsOf(pages);
const text = `${JSON.stringify(revisions, null, 2)}\n`;
if (text !== `${JSON.stringify(storedRevisions, null, 2)}\n`) writeFileSync('content/pages/revisions.json', text);
const changed = Object.entries(revisions).filter(([path, revision]) => storedRevisions[path] !== revision);
console.log(`revisions: ${changed.length} of ${pages.length} pages changed since the last build`);
