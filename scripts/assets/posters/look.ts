/**
 * npx tsx scripts/assets/posters/look.ts id[,id…]
 * Renders the formats of each scene on one sheet, /tmp/posters/<id>.png, and measures them. Use it after every change.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  draw,
  formats,
  FRAMES,
  limits,
  luminance,
  maxElements,
  TITLE_ZONES,
  type Format,
} from '../../../packages/art/index';
import { colour } from '../../../content/colours';
import sharp from 'sharp';

const FORBIDDEN = /<(filter|text|image|script|style|title|foreignObject)\b|href="(?!#)/;
const CREAM = luminance(colour('cream'));
const FOLDER = join(tmpdir(), 'posters');

const raster = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 144 }).resize({ width }).flatten({ background: '#888' }).png().toBuffer();

/** Contrast of cream lettering on the title zone: 10th percentile and the share of it that reaches 4.5:1. */
async function contrast(svg: string, format: 'wide' | 'tall'): Promise<{ low: number; readable: number }> {
  const frame = FRAMES[format];
  const zone = TITLE_ZONES[format];
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const scale = info.width / (frame.x1 - frame.x0);
  const ratios: number[] = [];
  for (let y = Math.ceil((zone.y0 - frame.y0) * scale); y < (zone.y1 - frame.y0) * scale; y += 2) {
    for (let x = Math.ceil((zone.x0 - frame.x0) * scale); x < (zone.x1 - frame.x0) * scale; x += 2) {
      const i = (y * info.width + x) * info.channels;
      const ground = luminance(`#${data.toString('hex', i, i + 3)}`);
      ratios.push((Math.max(CREAM, ground) + 0.05) / (Math.min(CREAM, ground) + 0.05));
    }
  }
  ratios.sort((a, b) => a - b);
  return {
    low: ratios[Math.floor(ratios.length / 10)] ?? 0,
    readable: ratios.filter((r) => r >= 4.5).length / ratios.length,
  };
}

async function look(id: string): Promise<void> {
  const svgs = new Map<Format, string>();
  for (const format of formats) {
    const svg = await draw(id, format);
    svgs.set(format, svg);
    const bytes = brotliCompressSync(svg).length;
    const elements = svg.match(/<[a-zA-Z]/g)?.length ?? 0;
    const { target, max } = limits[format];
    const forbidden = FORBIDDEN.exec(svg)?.[0];
    const notes = [
      bytes > max ? `TOO BIG (at most ${max})` : bytes > target ? 'a bit big' : '',
      elements > maxElements ? `TOO MANY ELEMENTS (at most ${maxElements})` : '',
      forbidden ? `FORBIDDEN ${forbidden}` : '',
    ];
    let line = `${id.padEnd(14)} ${format}  raw ${svg.length}  brotli ${bytes}  elements ${elements}`;
    if (format !== 'card') {
      const { low, readable } = await contrast(svg, format);
      line += `  title contrast p10 ${low.toFixed(2)}, ${Math.round(readable * 100)} % readable`;
      if (low < 4.5) notes.push('TITLE NOT READABLE (p10 must reach 4.5)');
    }
    console.log([line, ...notes.filter(Boolean)].join('  '));
  }
  const picture = async (format: Format, width: number): Promise<Buffer> => raster(svgs.get(format) ?? '', width);
  await sharp({ create: { width: 1186, height: 1014, channels: 3, background: '#ddd' } })
    .composite([
      { input: await picture('card', 800), left: 8, top: 8 },
      { input: await picture('tall', 360), left: 818, top: 8 },
      { input: await picture('card', 140), left: 930, top: 500 },
      { input: await picture('wide', 900), left: 8, top: 620 },
    ])
    .png()
    .toFile(join(FOLDER, `${id}.png`));
}

const ids = process.argv[2]?.split(',') ?? [];
if (!ids.length) console.log('usage: npx tsx scripts/assets/posters/look.ts id[,id…]');
mkdirSync(FOLDER, { recursive: true });
for (const id of ids) await look(id);
