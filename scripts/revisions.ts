/** A part of `npm run build`: writes down the day of each page whose content has changed (`content/pages/revisions.ts`). */
import './lib/environment';
import { readFileSync, writeFileSync } from 'node:fs';
import { pages } from '../content/pages/registry';
import { revisionsOf } from '../content/pages/revisions';
import { storedRevisions } from '../content/pages/stored-revisions';

const revisions = revisionsOf(pages);
const file = 'content/pages/stored-revisions.ts';
const source = readFileSync(file, 'utf8');
const lines = Object.entries(revisions).map(([path, revision]) => `  '${path}': '${revision}',\n`);
const next = source.replace(/(?<= = \{\n)[^}]*/, lines.join(''));
if (next !== source) writeFileSync(file, next);
const changed = Object.entries(revisions).filter(([path, revision]) => storedRevisions[path] !== revision);
console.log(`revisions: ${changed.length} of ${pages.length} pages changed since the last build`);
