/** What a host needs beside Next's export, and what no visitor asks for taken out. */
import './environment';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { netlifyHeaders, netlifyRedirects } from './hosting';

const out = 'out';

// Links on this site load documents, so the client router never asks for these payloads; the not-found page is 404.html.
for (const entry of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
  const name = entry.split('/').at(-1) ?? '';
  const isPayload = name.endsWith('.txt') && entry !== 'robots.txt';
  if (isPayload || entry === '_not-found' || entry === '_not-found.html') rmSync(join(out, entry), { recursive: true, force: true });
}

writeFileSync(join(out, '_headers'), netlifyHeaders());
writeFileSync(join(out, '_redirects'), netlifyRedirects());
