/** Reads the headers and redirects of an exported folder with Netlify's own parsers. */
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { z } from 'zod';
import type { HostRules } from './headers';

const redirectRule = z.object({ from: z.string(), to: z.string(), status: z.number() });

/**
 * The rules in a folder's `_headers` and `_redirects`; none for a missing file.
 * @throws Error if a file is not valid.
 */
export async function readHostRules(folder: string): Promise<HostRules> {
  const [headersFile, redirectsFile] = [join(folder, '_headers'), join(folder, '_redirects')];
  const { headers, errors: headerErrors } = await parseAllHeaders({
    headersFiles: [headersFile],
    configHeaders: [],
    minimal: true,
  });
  const { redirects, errors: redirectErrors } = await parseAllRedirects({
    redirectsFiles: [redirectsFile],
    configRedirects: [],
    minimal: true,
  });
  const errors = [...headerErrors.map(String), ...redirectErrors.map(String)];
  if (errors.length > 0) throw new Error(`${folder}: ${errors.join('; ')}`);
  return {
    headers: headers.map(({ for: path, values }) => ({ path, headers: values })),
    redirects: redirects.map((rule) => redirectRule.parse(rule)),
  };
}
