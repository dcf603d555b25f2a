/** The files that an exported page makes a phone load, read from its HTML: for the budgets. */
import { weightOf } from '../../scripts/lib/weight';
import { wholeHtml } from './pages';

export interface Weighed {
  /** From the root of the site. */
  path: string;
  /** Bytes on the wire without headers: brotli 11, photographs and typefaces as they are. */
  bytes: number;
}

interface PageFiles {
  /** Every typeface that the page's style sheet names. */
  fonts: Weighed[];
  preloadedFonts: Weighed[];
  /** The pictures a phone loads at once. */
  eagerPictures: Weighed[];
  /** The runtime's files, the framework's and ours. */
  runtime: Weighed[];
}

/** CSS pixels, and device pixels to each. */
const phone = { width: 360, density: 2 };

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];
const rem = 16;

/** In the site's markup sources for wider screens have `(min-width: …rem)`; all others suit a phone. */
function suitsPhone(source: string): boolean {
  const minimum = /min-width:\s*([\d.]+)rem/.exec(attribute(source, 'media') ?? '')?.[1];
  return minimum === undefined || Number(minimum) * rem <= phone.width;
}

/** The candidate of a `srcset` that a phone loads for a picture of its full width. */
function candidate(srcset: string): string {
  const candidates = srcset.split(',').map((part) => part.trim().split(/\s+/));
  const wide =
    candidates.find(([, width = '']) => Number.parseInt(width) >= phone.width * phone.density) ?? candidates.at(-1);
  return wide?.[0] ?? '';
}

/** The file that a phone loads for a `<picture>` or `<img>`. */
function chosen(markup: string): string {
  const sources = markup.match(/<source\b[^>]*>/gi) ?? [];
  const srcset = sources.filter(suitsPhone).map((source) => attribute(source, 'srcset'))[0];
  const image = /<img\b[^>]*>/i.exec(markup)?.[0] ?? '';
  return srcset ? candidate(srcset) : (attribute(image, 'src') ?? '');
}

const isLazy = (markup: string) => /<img\b[^>]*\bloading="lazy"/i.test(markup);

export function pageFiles(route: string): PageFiles {
  const html = wholeHtml(route);
  // Weighed when somebody asks: brotli 11 of a long page takes a quarter of a second.
  const weigh = (path: string): Weighed => ({
    path,
    get bytes() {
      return weightOf(`out${path}`);
    },
  });
  const markup = html.replace(/<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>/g, '');
  const links = markup.match(/<link\b[^>]*>/g) ?? [];
  const pictures = (markup.match(/<picture\b[\s\S]*?<\/picture>|<img\b[^>]*>/g) ?? [])
    .filter((one) => !isLazy(one))
    .map(chosen);
  const styleUrls = [...html.matchAll(/url\((['"]?)([^)'"]+)\1\)/g)].map(([, , url = '']) => url);
  const own = (url: string) => !/^(?:https?:)?\/\//.test(url) && !url.startsWith('data:');
  return {
    fonts: [...new Set(styleUrls.filter((url) => own(url) && url.endsWith('.woff2')))].map(weigh),
    preloadedFonts: links
      .filter((link) => attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'font')
      .map((link) => weigh(attribute(link, 'href') ?? '')),
    eagerPictures: [...new Set(pictures)].filter(own).map(weigh),
    runtime: (/\bdata-runtime="([^"]+)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean).map(weigh),
  };
}
