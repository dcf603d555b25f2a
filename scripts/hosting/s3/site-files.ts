import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentTypeOf } from '../content-types';
import { headersFor, redirectRules } from '../hosting';
import { DeployProblem } from './problem';

/** What a file is to the order of a deploy. */
export type FileKind = 'hashed' | 'asset' | 'page';

/** What S3 sends with an object. */
export interface ObjectHeaders {
  contentType: string;
  cacheControl: string | undefined;
  redirect: string | undefined;
}

export interface SiteFile {
  /** The path visitors ask for, without its first slash. */
  name: string;
  kind: FileKind;
  headers: ObjectHeaders;
  /** Kept from the moment the digest was made, so that a build in the meantime cannot put other bytes under it. */
  body: Buffer;
  /** Of body and headers: a new Cache-Control is as much a change as a new word. */
  digest: string;
}

/** What `hosting.ts` says of a path; tests say something else. */
export interface Hosting {
  headersFor: (path: string) => Readonly<Record<string, string>>;
  redirects: readonly { from: string; to: string }[];
}

export const hashedFolder = '_next/static/';

/** Netlify's configuration, of no use to visitors. */
const notUploaded = ['_headers', '_redirects'];
/** The documents that the website configuration names as they are. */
const keepsExtension = /(^|\/)(index|404)\.html$/;

function kindOf(path: string): FileKind {
  if (path.endsWith('.html')) return 'page';
  return path.startsWith(hashedFolder) ? 'hashed' : 'asset';
}

/**
 * The files of an exported folder as S3 is to keep them: clean addresses as keys, and the redirects of `hosting.ts`. A redirect takes
 * the place of the page of its name but keeps its body, for whoever reads the object past the website endpoint. S3 answers with 301,
 * whatever status the rule names: an object can have no other.
 */
export function siteFiles(folder: string, hosting: Hosting = { headersFor, redirects: redirectRules }): SiteFile[] {
  if (!existsSync(join(folder, 'index.html')))
    throw new DeployProblem(`${folder} has no index.html: npm run build makes it`);
  const redirects = new Map(hosting.redirects.map(({ from, to }) => [from.slice(1), to]));

  const siteFile = (name: string, path: string, body: Buffer): SiteFile => {
    const headers = {
      contentType: contentTypeOf(path),
      cacheControl: hosting.headersFor(`/${name}`)['Cache-Control'],
      redirect: redirects.get(name),
    };
    const digest = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url');
    return { name, kind: kindOf(path), headers, body, digest };
  };

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((entry) => statSync(join(folder, entry)).isFile() && !notUploaded.includes(entry))
    .map((entry) => {
      const path = entry.replaceAll(sep, '/');
      const name = keepsExtension.test(path) ? path : path.replace(/\.html$/, '');
      return siteFile(name, path, readFileSync(join(folder, entry)));
    });
  const names = new Set(files.map(({ name }) => name));
  const withoutPage = [...redirects.keys()].filter((name) => !names.has(name));
  return [...files, ...withoutPage.map((name) => siteFile(name, `${name}.html`, Buffer.alloc(0)))];
}
