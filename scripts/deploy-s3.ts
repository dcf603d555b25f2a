/** `npm run deploy:s3 -- --bucket <name>`: uploads the exported site to S3, as scripts/hosting/README.md describes. */
import './lib/environment';
import { run } from './hosting/s3/command';

try {
  await run(process.argv.slice(2), console.log);
} catch (error) {
  // An error of several tried addresses has a code but no message.
  const { message, code } = error as NodeJS.ErrnoException;
  console.error(`deploy: ${message || code}`);
  process.exitCode = 1;
}
