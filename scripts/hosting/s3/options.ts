import { parseArgs, types } from 'node:util';
import { DeployProblem } from './deploy-problem';

export const help = `Uploads what changed of the exported site to an S3 bucket, in an order that keeps every page complete at every moment.

  npm run deploy:s3 -- --bucket <name> [options]
  npm run deploy:s3 -- --print-headers

  --bucket <name>    the bucket
  --region <region>  its region (otherwise AWS_REGION or the profile's)
  --endpoint <url>   another server with an S3 interface
  --prefix <folder>  a folder of the bucket, for a CloudFront origin with that path (links on the pages start at the root)
  --folder <folder>  the exported folder (otherwise out)
  --dry-run          print what would change, change nothing
  --configure        also make the bucket a website: index document index.html, error document 404.html. Needed once; not done
                     by default, because it replaces an existing website configuration and needs s3:PutBucketWebsite
  --print-headers    print the headers that S3 cannot send, as JSON for CloudFront, from the folder's _headers:
                     npm run -s deploy:s3 -- --print-headers > headers.json
                     aws cloudfront create-response-headers-policy --response-headers-policy-config file://headers.json

Credentials are read as by every AWS tool: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, AWS_PROFILE, or the machine's role.`;

export interface DeployOptions {
  bucket: string;
  region: string | undefined;
  endpoint: string | undefined;
  /** Without slashes at its ends; empty for the bucket itself. */
  prefix: string;
  folder: string;
  dryRun: boolean;
  configure: boolean;
}

export type Command =
  { kind: 'help' } | { kind: 'printHeaders'; folder: string } | { kind: 'deploy'; options: DeployOptions };

const flags = {
  bucket: { type: 'string' },
  region: { type: 'string' },
  endpoint: { type: 'string' },
  prefix: { type: 'string', default: '' },
  folder: { type: 'string', default: 'out' },
  'dry-run': { type: 'boolean', default: false },
  configure: { type: 'boolean', default: false },
  'print-headers': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags }).values;
  } catch (error) {
    // Only Node's first sentence: the rest explains positional arguments, which this command does not have.
    const [sentence = ''] = types.isNativeError(error) ? error.message.split('.', 1) : [];
    throw new DeployProblem(`${sentence} (--help lists the flags)`);
  }
}

/**
 * Parses the command line.
 * @throws {DeployProblem} on an unknown or incomplete flag
 */
export function readOptions(args: string[]): Command {
  const values = parse(args);
  if (values.help) return { kind: 'help' };
  if (values['print-headers']) return { kind: 'printHeaders', folder: values.folder };
  const { bucket, region, endpoint, folder, configure } = values;
  if (!bucket) throw new DeployProblem('no bucket given: npm run deploy:s3 -- --bucket <name>');
  if (endpoint !== undefined && !/^https?:\/\//.test(endpoint)) {
    throw new DeployProblem(`--endpoint ${endpoint} is not an address: it starts with https://`);
  }
  const prefix = values.prefix.replace(/^\/+|\/+$/g, '');
  return {
    kind: 'deploy',
    options: { bucket, region, endpoint, prefix, folder, dryRun: values['dry-run'], configure },
  };
}
