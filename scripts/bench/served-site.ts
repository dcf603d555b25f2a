import type { AddressInfo, Server } from 'node:net';
import { readHostRules } from '../hosting/read-host-rules';
import { exportServer } from '../hosting/server';

/** An exported folder that is served to be measured. */
export interface Site {
  folder: string;
  /** `http://localhost:1234`, without a slash at the end. */
  origin: string;
}

/** @returns the origin of a server that now listens */
export async function originOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

export async function serveSite(folder: string): Promise<Site & { close: () => void }> {
  const server = exportServer(folder, await readHostRules(folder));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { folder, origin: await originOf(server), close };
}
