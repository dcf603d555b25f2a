/** The files that a phone loads for an exported page, read from its HTML, for the budgets. */
import { weightOf } from '../../scripts/lib/test/weight';
import { wholeHtml } from './pages';

export interface Weighed {
  /** The path from the root of the site. */
  path: string;
  /** The transfer size in bytes without headers: brotli 11, but photographs and fonts as they are. */
  bytes: number;
}

interface PageFiles {
  /** Every font that the page's style sheet names. */
  fonts: Weighed[];
  preloadedFonts: Weighed[];
  /** The pictures that a phone loads eagerly. */
  eagerPictures: Weighed[];
  /** The files of the runtime, both the framework's and ours. */
  runtime: Weighed[];
}

/** The width in CSS pixels, and the device pixels per CSS pixel. */
const phone = { width: 360, density: 2 };

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];
const rem = 16;

/** Returns whether a source suits a phone. In the site's markup those for wider screens have `(min-width: …rem)`. */
function suitsPhone(source: string): boolean {
  const minimum = /min-width:\s*([\d.]+)rem/.exec(attribute(source, 'media') ?? '')?.[1];
  return minimum === undefined || Number(minimum) * rem <= phone.width;
}

/** The candidate of a `srcset` that a phone loads for a full-width picture. */
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
  // Weighed lazily, because brotli 11 takes a quarter of a second for a long page.
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
