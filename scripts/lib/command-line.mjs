import { parseArgs } from 'node:util';

/**
 * The arguments of a command. `--help` prints how it is used and ends the program; so does, as a failure, an argument that it does not know.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config as for `parseArgs`
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function commandLine(usage, config) {
  const { args = process.argv.slice(2) } = config;
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message}\n\n${usage}`);
    process.exit(1);
  }
}
