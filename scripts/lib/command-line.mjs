import { parseArgs } from 'node:util';

/**
 * Parses the arguments of a command. `--help` prints its usage and ends the program; an unknown argument does the same with exit code 1.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage The text that is printed.
 * @param {Config} config The configuration of `parseArgs`.
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
