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
if (command === 'load') await measureAll(load, wanted);
else if (command === 'interactions') await measureAll(interactions, wanted);
else if (command === 'next-page') await measureAll(nextPage, wanted);
else throw new Error('npm run bench -- load|interactions|next-page');
