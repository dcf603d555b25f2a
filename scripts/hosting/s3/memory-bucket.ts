import type { Bucket } from './deploy';
import type { DeployRecord } from './plan';
import type { SiteFile } from './site-files';

/** A site for the tests of deploys: texts by name. */
export type SiteText = Readonly<Record<string, string>>;

export const filesOf = (site: SiteText): SiteFile[] =>
  Object.entries(site).map(([name, text]) => ({
    name,
    body: Buffer.from(text),
    digest: text,
    contentType: '',
    cacheControl: undefined,
    redirect: undefined,
  }));

/** For the tests: a bucket in memory that refuses the requests of the given numbers, counted from 0. */
export class MemoryBucket implements Bucket {
  readonly objects = new Map<string, string>();
  record: DeployRecord = { files: {}, retired: [] };
  refused: readonly number[] = [];
  /** In their order, since it was last emptied. */
  readonly requests: string[] = [];
  afterEach: () => unknown = () => undefined;

  #request(name: string, work: () => void): Promise<void> {
    const isRefused = this.refused.includes(this.requests.length);
    this.requests.push(name);
    if (isRefused) return Promise.reject(new Error('refused'));
    work();
    this.afterEach();
    return Promise.resolve();
  }

  readRecord = () => this.#request('read', () => undefined).then(() => this.record);
  writeRecord = (record: DeployRecord) => this.#request('record', () => (this.record = record));
  upload = ({ name, digest }: SiteFile) => this.#request(`upload ${name}`, () => this.objects.set(name, digest));
  delete = (name: string) => this.#request(`delete ${name}`, () => this.objects.delete(name));
}
