/** Serves exported folders for measurements. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHostRules } from '../hosting/read-host-rules';
import { exportServer } from '../hosting/server';
import { fileOf, routesOf } from '../lib/exported-pages';

export interface Site {
  folder: string;
  /** `http://localhost:1234`, without a trailing slash. */
  origin: string;
  /** The origin of the same pages without scripts and their preloads: the no-JS baseline. */
  baseline: string;
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b(?=[^>]*\b(?:rel="modulepreload"|as="script"))[^>]*>/g;

function copyWithoutScripts(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'baseline-'));
  cpSync(folder, copy, { recursive: true });
  for (const file of routesOf(copy).map((route) => join(copy, fileOf(route))))
    writeFileSync(file, readFileSync(file, 'utf8').replace(scripts, ''));
  return copy;
}

/** @returns the origin of the server, which is listening */
export async function originOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

export async function serveSite(folder: string): Promise<Site & { close: () => void }> {
  const rules = await readHostRules(folder);
  const copy = copyWithoutScripts(folder);
  const servers = [folder, copy].map((served) => exportServer(served, rules));
  const [origin = '', baseline = ''] = await Promise.all(servers.map(originOf));
  return {
    folder,
    origin,
    baseline,
    close() {
      for (const server of servers) server.closeAllConnections();
      for (const server of servers) server.close();
      rmSync(copy, { recursive: true });
    },
  };
}
