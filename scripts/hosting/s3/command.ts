import { Bucket, createClient } from './bucket';
import { deploy } from './deploy';
import { help, readOptions, type DeployOptions } from './options';
import { DeployProblem, explain } from './problem';
import { Progress, type Output } from './progress';
import { headersOfSomePaths, responseHeadersPolicy } from './response-headers-policy';
import { siteFiles } from './site-files';

interface Streams {
  stdout: Output;
  stderr: Output;
}

async function deployTo(options: DeployOptions, stdout: Output): Promise<void> {
  const files = siteFiles(options.folder);
  const bucket = new Bucket(createClient(options), options.bucket, options.prefix);
  const progress = new Progress(stdout);
  try {
    await deploy({ ...options, files, bucket, progress });
  } catch (error) {
    throw new DeployProblem(explain(error, options), { cause: error });
  } finally {
    progress.clear();
  }
}

/** Does what the command line asks for. */
async function carryOut(args: string[], { stdout, stderr }: Streams): Promise<void> {
  const command = readOptions(args);
  switch (command.kind) {
    case 'help':
      stdout.write(`${help}\n`);
      return;
    case 'printHeaders':
      stdout.write(`${JSON.stringify(responseHeadersPolicy(), null, 2)}\n`);
      for (const header of headersOfSomePaths()) {
        stderr.write(`deploy: ${header} is not in this policy: that path needs a cache behaviour of its own\n`);
      }
      return;
    case 'deploy':
      return deployTo(command.options, stdout);
  }
}

/** @returns the exit code; what went wrong is one line on `stderr` */
export async function run(args: string[], streams: Streams): Promise<0 | 1> {
  try {
    await carryOut(args, streams);
    return 0;
  } catch (error) {
    if (!(error instanceof DeployProblem)) throw error;
    streams.stderr.write(`deploy: ${error.message}\n`);
    return 1;
  }
}
