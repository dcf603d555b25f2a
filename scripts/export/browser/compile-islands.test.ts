import { runInNewContext } from 'node:vm';
import { sharedModules } from '../../../components/islands/shared-modules';
import { islandCompiler } from './compile-islands';

const files = islandCompiler();
const namesOf = (names: readonly string[]) => files(names).map(({ path }) => path.split('/').at(-2));

test('a page loads React and the islands of the header in one file, then one file for each other island', () => {
  expect(namesOf(['nav-dropdown', 'phone-menu', 'home-form', 'card-filter'])).toEqual([
    'core',
    'home-form',
    'card-filter',
  ]);
  expect(namesOf(['nav-dropdown'])).toEqual(['core']);
  expect(namesOf([])).toEqual([]);
});

test('an island that no file makes stops the build', () => {
  expect(() => files(['nowhere'])).toThrow("a page names an island 'nowhere', which no file");
});

test('a file takes React from the core, and leaves its mark only when it has run to its end', () => {
  const { text = '' } = files(['home-form'])[1] ?? {};
  const currentScript: { ran?: number } = {};
  const made = { island: () => ({}), hydrateIslands: () => {}, createContext: () => ({}), forwardRef: () => ({}) };
  const modules = Object.fromEntries(sharedModules.map((name) => [name, made]));
  expect(() => void runInNewContext(text, { islandModules: undefined, document: { currentScript } })).toThrow();
  expect(currentScript.ran).toBeUndefined();
  runInNewContext(text, { islandModules: modules, document: { currentScript } });
  expect(currentScript.ran).toBe(1);
  expect(text).toContain('require("react")');
});
