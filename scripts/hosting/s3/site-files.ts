import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../lib/files-in';
import { contentTypeOf } from '../content-types';
import { headersFor, type HostRules } from '../headers';

/** An object of S3 and the headers that S3 stores with it. */
export interface SiteFile {
  /** The path that visitors request, without the leading slash. */
  name: string;
  body: Buffer;
  contentType: string;
  cacheControl: string | undefined;
  redirect: string | undefined;
  /** The digest of the body and the headers: a new Cache-Control is a change, too. */
  digest: string;
}

/** Netlify's configuration files. */
const notUploaded = ['_headers', '_redirects'];
/** S3 finds the index and error documents by their file names. */
const keepsExtension = /(^|\/)(index|404)\.html$/;

/**
 * The files of an exported folder as objects of S3: clean paths as keys, and the redirects, including those from a path with a trailing
 * slash, which S3 treats as a folder. A redirect replaces the page of its name but keeps its body, for requests that bypass the website
 * endpoint. S3 always answers 301 for an object's redirect.
 */
export function siteFiles(folder: string, rules: HostRules): SiteFile[] {
  const paths = filesIn(folder).filter((path) => statSync(join(folder, path)).isFile() && !notUploaded.includes(path));
  const withSlash = paths
    .filter((path) => path.endsWith('.html') && !keepsExtension.test(path))
    .map((path) => path.replace(/\.html$/, ''))
    .map((name) => [`${name}/index.html`, `/${name}`] as const)
    .filter(([index]) => !paths.includes(index));
  const redirects = new Map([...withSlash, ...rules.redirects.map(({ from, to }) => [from.slice(1), to] as const)]);

  const siteFile = (name: string, path: string, body: Buffer): SiteFile => {
    const headers = {
      contentType: contentTypeOf(path),
      cacheControl: headersFor(`/${name}`, rules.headers)['Cache-Control'],
      redirect: redirects.get(name),
    };
    const digest = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url');
    return { name, body, ...headers, digest };
  };

  const files = paths.map((path) => {
    const name = keepsExtension.test(path) ? path : path.replace(/\.html$/, '');
    return siteFile(name, path, readFileSync(join(folder, path)));
  });
  const names = new Set(files.map(({ name }) => name));
  const withoutPage = [...redirects.keys()].filter((name) => !names.has(name));
  return [...files, ...withoutPage.map((name) => siteFile(name, `${name}.html`, Buffer.alloc(0)))];
}
