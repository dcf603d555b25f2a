import type { HostRules } from '../headers';
import { Bucket, createClient } from './bucket';
import { deploy } from './deploy';
import { help, readOptions, type DeployOptions } from './options';
import { DeployProblem, describeError } from './deploy-problem';
import { Progress, type Output } from './progress';
import { headersOfSomePaths, responseHeadersPolicy } from './response-headers-policy';
import { siteFiles } from './site-files';

interface Streams {
  stdout: Output;
  stderr: Output;
}

/** Reads the rules of an exported folder. */
type ReadRules = (folder: string) => Promise<HostRules>;

/** @throws when the folder has no rules: without them nothing would be kept by browsers, and nothing redirected */
async function rulesOf(folder: string, readRules: ReadRules): Promise<HostRules> {
  const rules = await readRules(folder);
  if (rules.headers.length === 0) throw new DeployProblem(`${folder} has no _headers: npm run build makes it`);
  return rules;
}

async function deployTo(options: DeployOptions, readRules: ReadRules, stdout: Output): Promise<void> {
  const files = siteFiles(options.folder, await rulesOf(options.folder, readRules));
  const bucket = new Bucket(createClient(options), options.bucket, options.prefix);
  const progress = new Progress(stdout);
  try {
    await deploy({ ...options, files, bucket, progress });
  } catch (error) {
    throw new DeployProblem(describeError(error, options), { cause: error });
  } finally {
    progress.clear();
  }
}

/** Runs the command that the arguments name. */
async function runCommand(args: string[], readRules: ReadRules, { stdout, stderr }: Streams): Promise<void> {
  const command = readOptions(args);
  switch (command.kind) {
    case 'help':
      stdout.write(`${help}\n`);
      return;
    case 'printHeaders': {
      const { headers } = await rulesOf(command.folder, readRules);
      stdout.write(`${JSON.stringify(responseHeadersPolicy(headers), null, 2)}\n`);
      for (const header of headersOfSomePaths(headers)) {
        stderr.write(`deploy: ${header} is not in this policy: that path needs a cache behaviour of its own\n`);
      }
      return;
    }
    case 'deploy':
      return deployTo(command.options, readRules, stdout);
  }
}

/** @returns the exit code; what went wrong is one line on `stderr` */
export async function run(args: string[], readRules: ReadRules, streams: Streams): Promise<0 | 1> {
  try {
    await runCommand(args, readRules, streams);
    return 0;
  } catch (error) {
    if (!(error instanceof DeployProblem)) throw error;
    streams.stderr.write(`deploy: ${error.message}\n`);
    return 1;
  }
}
