/** The jest configuration of `npm run mutation`: the tests of one area. */
import config from '../../jest.config.mjs';
import { areas } from './areas.mjs';

const { tests = [], without = [], inDom } = areas[process.env['MUTATION_AREA'] ?? ''] ?? {};
const wanted = config.projects.find(({ displayName }) => displayName === (inDom ? 'dom' : 'node'));
const { displayName: _name, ...project } = wanted ?? {};

/** @type {import('jest').Config} */
const mutationConfig = {
  ...project,
  rootDir: process.cwd(),
  roots: tests.map((folder) => `<rootDir>/${folder}`),
  // Stryker adds the folders of the mutated files to the roots.
  testMatch: tests.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
  testPathIgnorePatterns: [...(project.testPathIgnorePatterns ?? []), ...without],
  testTimeout: config.testTimeout,
  runner: '<rootDir>/scripts/mutation/first-failure.mjs',
};

export default mutationConfig;
