import { site } from '../../../content/site';
import { commandLine } from '../../lib/command-line.mjs';
import { adminPath, headersFor, type HeaderRule } from '../headers';
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
  'compare-headers': { type: 'boolean' },
} as const;

const usage = `npm run deploy:s3 -- --bucket <name> [--dry-run] [--folder <folder>]
  Uploads what changed in out/, or another folder, to a bucket of S3. Instead of it:
  --print-headers, --print-admin-headers  the headers for CloudFront, as JSON
  --compare-headers                       fails where the live site sends others than this build has`;

/**
 * Compares the headers of the live site with those of this build, because CloudFront is configured by hand.
 * @throws Error that names the differing headers.
 */
async function compareHeaders(rules: readonly HeaderRule[]): Promise<void> {
  if (!site.isPublic) throw new Error('NEXT_PUBLIC_SITE_URL is not set: there is no site to compare with');
  const paths = ['/', ...(rules.some(({ path }) => path === adminPath) ? [`${adminPath}/`] : [])];
  const differing = await Promise.all(
    paths.map(async (path) => {
      const { headers } = await fetch(new URL(path, site.url));
      return Object.entries(headersFor(path, rules))
        .filter(([name, value]) => name !== 'Cache-Control' && headers.get(name)?.toLowerCase() !== value.toLowerCase())
        .map(([name]) => `${path} sends another ${name}`);
    }),
  );
  const lines = differing.flat();
  if (lines.length > 0)
    throw new Error(`${lines.join('; ')}: update the policy of CloudFront, scripts/hosting/README.md, step 2 of S3`);
}

/**
 * Runs `npm run deploy:s3`; the README.md of the parent folder describes it.
 * @param say Receives the output, line by line.
 * @throws Error if the folder is no export, if S3 refuses a request, or if the live site has other headers.
 */
export async function run(args: string[], say: (line: string) => void): Promise<void> {
  const { bucket, folder, ...flags } = commandLine(usage, { args, options }).values;
  const rules = await readHostRules(folder);
  // Without the rules no browser would cache a file, and nothing would be redirected.
  if (rules.headers.length === 0) throw new Error(`${folder} has no _headers: npm run build makes it`);
  const printed = flags['print-headers'] ? '/' : flags['print-admin-headers'] && adminPath;
  if (printed) {
    say(JSON.stringify(responseHeadersPolicy(printed, rules.headers), null, 2));
    return;
  }
  if (flags['compare-headers']) return compareHeaders(rules.headers);
  if (!bucket) throw new Error(`no bucket given: ${usage.split('\n', 1)[0] ?? ''}`);
  const target = s3Bucket(bucket);
  const files = siteFiles(folder, rules);
  if (!flags['dry-run']) return deploy(files, target, say);
  const skip = () => Promise.resolve();
  const unchanged = { ...target, writeRecord: skip, upload: skip, delete: skip };
  return deploy(files, unchanged, (line) => say(`(dry run) ${line}`));
}
