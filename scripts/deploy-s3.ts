/** `npm run deploy:s3 -- --bucket <name>`: uploads the exported site to S3; `--help` lists the flags. */
import { readHostRules } from './hosting/read-host-rules';
import { run } from './hosting/s3/command';

process.exitCode = await run(process.argv.slice(2), readHostRules, process);
