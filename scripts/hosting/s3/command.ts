import { parseArgs } from 'node:util';
import { adminPath } from '../headers';
import { readHostRules } from '../read-host-rules';
import { s3Bucket } from './bucket';
import { deploy } from './deploy';
import { responseHeadersPolicy } from './response-headers-policy';
import { siteFiles } from './site-files';

const options = {
  bucket: { type: 'string', default: '' },
  folder: { type: 'string', default: 'out' },
  'dry-run': { type: 'boolean' },
  'print-headers': { type: 'boolean' },
  'print-admin-headers': { type: 'boolean' },
} as const;

/**
 * `npm run deploy:s3`, as README.md beside this folder describes it.
 * @param say receives what is printed, line by line
 * @throws when a flag is unknown, the folder is no export, or S3 refuses
 */
export async function run(args: string[], say: (line: string) => void): Promise<void> {
  const { bucket, folder, ...flags } = parseArgs({ args, options }).values;
  const rules = await readHostRules(folder);
  // Without them no browser would keep a file, and nothing would be redirected.
  if (rules.headers.length === 0) throw new Error(`${folder} has no _headers: npm run build makes it`);
  const printed = flags['print-headers'] ? '/' : flags['print-admin-headers'] && adminPath;
  if (printed) {
    say(JSON.stringify(responseHeadersPolicy(printed, rules.headers), null, 2));
    return;
  }
  if (!bucket) throw new Error('no bucket given: npm run deploy:s3 -- --bucket <name> [--dry-run] [--folder <folder>]');
  const target = s3Bucket(bucket);
  const files = siteFiles(folder, rules);
  if (!flags['dry-run']) return deploy(files, target, say);
  const skip = () => Promise.resolve();
  const unchanged = { ...target, writeRecord: skip, upload: skip, delete: skip };
  return deploy(files, unchanged, (line) => say(`(dry run) ${line}`));
}
