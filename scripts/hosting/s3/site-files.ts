import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentTypeOf } from '../content-types';
import { headersFor, type HostRules } from '../headers';
import { DeployProblem } from './deploy-problem';

/** Decides when a deploy uploads a file. */
export type FileKind = 'hashed' | 'asset' | 'page';

/** Headers that S3 stores with an object. */
export interface ObjectHeaders {
  contentType: string;
  cacheControl: string | undefined;
  redirect: string | undefined;
}

export interface SiteFile {
  /** The path that visitors request, without its first slash. */
  name: string;
  kind: FileKind;
  headers: ObjectHeaders;
  /** Read when the digest is made, so that a build in the meantime cannot upload other bytes under it. */
  body: Buffer;
  /** Of body and headers: a new Cache-Control is a change, too. */
  digest: string;
}

export const hashedFolder = '_next/static/';

/** Netlify's configuration. */
const notUploaded = ['_headers', '_redirects'];
/** The documents that the website configuration names with their extension. */
const keepsExtension = /(^|\/)(index|404)\.html$/;

function kindOf(path: string): FileKind {
  if (path.endsWith('.html')) return 'page';
  return path.startsWith(hashedFolder) ? 'hashed' : 'asset';
}

/**
 * The files of an exported folder as objects of S3: clean addresses as keys, and the redirects. A redirect replaces the page of its name
 * but keeps its body, for requests that bypass the website endpoint. S3 always answers 301 to an object's redirect.
 * @throws {DeployProblem} when the folder has no index.html
 */
export function siteFiles(folder: string, rules: HostRules): SiteFile[] {
  if (!existsSync(join(folder, 'index.html')))
    throw new DeployProblem(`${folder} has no index.html: npm run build makes it`);
  const redirects = new Map(rules.redirects.map(({ from, to }) => [from.slice(1), to]));

  const siteFile = (name: string, path: string, body: Buffer): SiteFile => {
    const headers = {
      contentType: contentTypeOf(path),
      cacheControl: headersFor(`/${name}`, rules.headers)['Cache-Control'],
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
