/** The variants of a page that are measured in turn: the page, its no-JS baseline, and the same page of another site. */
import { existsSync } from 'node:fs';
import { serveMeasured } from './measured-server';

export const variantNames = ['page', 'baseline', 'other'] as const;
export type VariantName = (typeof variantNames)[number];

export interface Variant {
  name: VariantName;
  /** Without a slash at the end. */
  origin: string;
}

interface Variants {
  variants: Variant[];
  close: () => Promise<void>;
}

/**
 * @param folder the exported folder
 * @param against another exported folder, or the address of a site
 * @throws when the other folder does not exist
 */
export async function serveVariants(folder: string, against?: string): Promise<Variants> {
  const page = await serveMeasured(folder);
  const baseline = await serveMeasured(folder, { scripts: false });
  const servers = [page, baseline];
  const variants: Variant[] = [
    { name: 'page', origin: page.origin },
    { name: 'baseline', origin: baseline.origin },
  ];
  if (against && /^https?:/.test(against)) variants.push({ name: 'other', origin: against.replace(/\/+$/, '') });
  else if (against) {
    if (!existsSync(against)) throw new Error(`--against ${against}: no such folder`);
    const other = await serveMeasured(against);
    servers.push(other);
    variants.push({ name: 'other', origin: other.origin });
  }
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
  return { variants, close };
}
