/** `npm run bench -- load|interactions|next-page [name…] [--runs 3] [--folder out]…`: see `bench/README.md`. */
import './lib/environment';
import { parseArgs } from 'node:util';
import { interactions } from './bench/interactions';
import { load } from './bench/load';
import { measureAll } from './bench/measure-all';
import { nextPage } from './bench/next-page';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    folder: { type: 'string', multiple: true, default: ['out'] },
  },
});
const [command = '', ...names] = positionals;
const wanted = { names, runs: Number(values.runs), folders: values.folder };
const commands = new Map([
  ['load', () => measureAll(load, wanted)],
  ['interactions', () => measureAll(interactions, wanted)],
  ['next-page', () => measureAll(nextPage, wanted)],
]);
const measure = commands.get(command);
if (!measure) {
  console.error(`npm run bench -- ${[...commands.keys()].join('|')}`);
  process.exit(1);
}
console.log(await measure());
