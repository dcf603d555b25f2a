/** `npm run deploy:s3 -- --bucket <name>`: uploads the exported site to S3; `--help` tells the rest. */
import '../environment';
import { run } from './command';

process.exitCode = await run(process.argv.slice(2), process);
