/**
 * `npx tsx scripts/maps.ts`: one page that shows every map at the width of a phone, or `wide` at that of a desktop, with its weight. It follows
 * the light or dark of the screen. Written to .posters/ (not committed).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { maps } from './assets/maps/catalogue';
import { sheets } from './assets/maps/frame';
import { layMap, type MapContent } from './assets/maps/map';
import { svgOf } from './assets/maps/svg';
import { brotli } from './lib/weight';

const format = process.argv.includes('wide') ? 'wide' : 'tall';
const out = '.posters';
/** CSS pixels across on a phone of 360 px, and on a desktop. */
const width = { tall: 328, wide: 700 }[format];

const figure = ([id, contentOf]: [string, () => MapContent]) => {
  const svg = svgOf(layMap(contentOf(), sheets[format]));
  writeFileSync(`${out}/map-${id}-${format}.svg`, svg);
  const kilobytes = (brotli(Buffer.from(svg)).length / 1000).toFixed(1);
  return `<figure><img src="map-${id}-${format}.svg" width="${width}" alt=""><figcaption>${id}, ${kilobytes} KB</figcaption></figure>`;
};

mkdirSync(out, { recursive: true });
writeFileSync(
  `${out}/maps-${format}.html`,
  `<!doctype html><meta charset="utf-8"><title>Maps</title><style>
:root{color-scheme:light dark}body{display:grid;grid-template-columns:repeat(auto-fill,${width}px);gap:16px;font:13px system-ui}
figure{margin:0}img{border-radius:16px;vertical-align:bottom}</style>${[...maps].map(figure).join('\n')}`,
);
console.log(`${maps.size} maps on one page: ${out}/maps-${format}.html`);
