/** jest as `npm run mutation` runs it: the tests of one area. Stryker sees what a test reaches in one environment for all of them. */
import config from '../../jest.config.mjs';
import { areas } from './areas.mjs';

const area = areas[process.env['MUTATION_AREA'] ?? ''];
if (!area) throw new Error('MUTATION_AREA names no area of scripts/mutation/areas.mjs');
const [{ displayName: _name, ...project } = {}] = config.projects;

/** @type {import('jest').Config} */
const mutationConfig = {
  ...project,
  rootDir: process.cwd(),
  roots: area.tests.map((folder) => `<rootDir>/${folder}`),
  // Stryker adds the folders of the mutated files to the roots.
  testMatch: area.tests.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
  testEnvironment: area.inDom ? 'jsdom' : 'node',
  testPathIgnorePatterns: [...(project.testPathIgnorePatterns ?? []), ...(area.without ?? [])],
  testTimeout: config.testTimeout,
  runner: '<rootDir>/scripts/mutation/first-failure.mjs',
};

export default mutationConfig;
