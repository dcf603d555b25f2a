/** What is measured in turn for each route: the page, its script-free twin, and whatever it is compared with. */
import { existsSync } from 'node:fs';
import { serveFolder } from './folder-server';

export interface Subject {
  name: 'page' | 'twin' | 'against';
  /** Without a slash at the end. */
  origin: string;
}

interface Subjects {
  subjects: Subject[];
  close: () => Promise<void>;
}

/**
 * @param folder the exported folder
 * @param against another exported folder, or the address of a site
 */
export async function serveSubjects(folder: string, against?: string): Promise<Subjects> {
  const page = await serveFolder(folder);
  const twin = await serveFolder(folder, { twin: true });
  const servers = [page, twin];
  const subjects: Subject[] = [
    { name: 'page', origin: page.origin },
    { name: 'twin', origin: twin.origin },
  ];
  if (against && /^https?:/.test(against)) subjects.push({ name: 'against', origin: against.replace(/\/+$/, '') });
  else if (against) {
    if (!existsSync(against)) throw new Error(`--against ${against}: no such folder`);
    const other = await serveFolder(against);
    servers.push(other);
    subjects.push({ name: 'against', origin: other.origin });
  }
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
  return { subjects, close };
}
