/** Writes host rules in Netlify's file formats. Every export contains the files, for every host; `read-host-rules.ts` reads them. */
import type { HeaderRule, RedirectRule } from './headers';

/** `_headers`. No header may be set by two rules that match one path, because Netlify would send both values. */
export const netlifyHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n') + '\n';

/** `_redirects`. The `!` redirects even if a file of that name exists. */
export const netlifyRedirects = (rules: readonly RedirectRule[]): string =>
  rules.map(({ from, to, status }) => `${from} ${to} ${status}!`).join('\n') + '\n';
