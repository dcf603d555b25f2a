/**
 * `npm run posters`: one page that shows every picture at card and thumbnail size, in light and dark surroundings, with its weight.
 * Written to .posters/index.html (not committed), beside the drawings it shows.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { pictures } from '../content/pictures';
import { sceneIds } from './assets/posters/catalogue';
import { drawAll, fileName, FORMATS } from './assets/posters/draw';

const out = '.posters';

const weight = (file: string) => (brotliCompressSync(readFileSync(`${out}/${file}`)).length / 1000).toFixed(1);

function figure(id: string): string {
  const weights = FORMATS.map((format) => `${format} ${weight(fileName(id, format))}`).join(' · ');
  const card = `<img src="${fileName(id, 'card')}" width="400" height="300" alt="" loading="lazy">`;
  const thumb = `<img src="${fileName(id, 'card')}" width="140" height="105" alt="" loading="lazy">`;
  return `<figure>${card}${thumb}<figcaption><b>${id}</b> ${weights} KB<br>${pictures[id]?.alt ?? '(no alternative text)'}</figcaption></figure>`;
}

await drawAll(out);
const ids = sceneIds();
const figures = ids.map(figure).join('\n');
const band = (name: string) =>
  `<section class="${name}"><h1>${ids.length} pictures, ${name} surroundings</h1><div>${figures}</div></section>`;
writeFileSync(
  `${out}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Posters</title><style>
body{margin:0;font:14px/1.4 system-ui}section{padding:24px}.light{background:#fbf5e8;color:#1b1f47}.dark{background:#10132e;color:#f7efe0}
div{display:grid;grid-template-columns:repeat(auto-fill,560px);gap:24px}figure{margin:0}img{border-radius:12px;vertical-align:bottom;margin-right:12px}
figcaption{margin-top:6px;width:552px}</style>${band('light')}${band('dark')}`,
);
console.log(`${ids.length} pictures on one page: ${out}/index.html`);
