import { defineConfig, globalIgnores } from 'eslint/config';
import next from '@next/eslint-plugin-next';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';

const schemas = ['@/content/checks/*', '@/content/schema/*', '!@/content/schema/types', 'zod'];
const ui = ['react', 'react-dom', 'react/*', 'next', 'next/*', 'lucide-react', 'framer-motion', 'framer-motion/*'];

/**
 * Forbids imports by name.
 * @param {string} message The message of the rule.
 * @param {...string} groups The patterns of forbidden imports.
 * @returns {import('eslint').Linter.RulesRecord} The rule.
 */
const without = (message, ...groups) => ({
  'no-restricted-imports': ['error', { patterns: [{ group: groups, message }] }],
});

/** The workspaces, each with one entry, `index.ts`. */
const packages = ['art', 'maps', 'export', 'editor'];

/** Folders of scripts/ that nothing imports. */
const onTop = ['bench', 'edit'];

/** The layers of content/, each of which may import only from those before it. content/README.md says what each has. */
const layers = ['ids', 'format', 'schema', 'catalogue', 'model', 'words', 'pages', 'ask', 'checks'];

/** The layers of components/, likewise. */
const componentLayers = ['ui', 'islands', 'sections', 'layout'];

/** The forbidden imports between folders: the drawings and the site's layers, then the folders of scripts/. All imports point downwards. */
const oneWay = [
  {
    target: 'packages/art',
    from: ['app', 'components', 'scripts', 'e2e', 'packages/maps', 'packages/export'],
    message: 'art draws, and knows of the site its colours only.',
  },
  {
    target: 'packages/art',
    from: 'content',
    except: ['./colours.ts'],
    message: 'art draws, and knows of the site its colours only.',
  },
  {
    target: 'packages/maps',
    from: rooms('assets', 'check', 'hosting', ...onTop),
    message: 'maps uses lib and the drawings.',
  },
  {
    target: ['app', 'components', 'content'],
    from: 'packages',
    message: 'Pages show finished files: they name a picture by its id.',
  },
  ...packages.map((name) => ({
    target: ['scripts', 'e2e', ...packages.filter((other) => other !== name).map((other) => `packages/${other}`)],
    from: `packages/${name}`,
    // Checks use the words of the editor and the name of its repository without the packages that its build loads.
    except: ['./index.ts', ...(name === 'editor' ? ['./names', './repository.ts'] : [])],
    message: `packages/${name}/index.ts is all that others may use.`,
  })),
  {
    target: 'packages/editor',
    from: ['app', 'components', 'scripts', 'e2e', 'packages/art', 'packages/maps', 'packages/export'],
    except: ['./lib'],
    message: 'The editor knows the content, and of the build only scripts/lib.',
  },
  {
    target: 'content',
    from: ['app', 'components', 'scripts', 'packages', 'e2e'],
    message: 'content/ is plain data: no layer above it.',
  },
  ...layers.slice(0, -1).map((layer, at) => ({
    target: `content/${layer}`,
    from: layers.slice(at + 1).map((later) => `content/${later}`),
    message: `content/${layer}/ is a layer below: it imports only from ${['records', ...layers.slice(0, at)].join(', ')}.`,
  })),
  {
    target: 'content/*.ts',
    from: layers.slice(1).map((later) => `content/${later}`),
    message: 'Paths, deployment values and colours are below all layers: they import records and ids only.',
  },
  {
    target: 'components',
    from: ['app', 'scripts', 'packages', 'e2e'],
    message: 'components/ knows content, not pages.',
  },
  ...componentLayers.slice(0, -1).map((layer, at) => ({
    target: `components/${layer}`,
    from: componentLayers.slice(at + 1).map((later) => `components/${later}`),
    message: `components/${layer}/ is a layer below: it imports only from ${componentLayers.slice(0, at + 1).join(', ')}.`,
  })),
  {
    target: 'app',
    from: ['scripts', 'packages', 'e2e'],
    message: 'app/ names components and content; build scripts stay outside.',
  },
  { target: ['scripts', 'packages'], from: ['e2e'], message: 'What scripts and tests share is in scripts/lib.' },
  { target: 'e2e', from: rooms(...onTop), message: 'What tests and benches share is in scripts/lib.' },
  {
    target: 'scripts/lib',
    from: rooms('assets', 'check', 'hosting', ...onTop),
    message: 'lib uses no room.',
  },
  {
    target: 'scripts/assets',
    from: rooms('check', 'hosting', ...onTop),
    message: 'assets uses lib only.',
  },
  {
    target: 'scripts/check',
    from: rooms('assets', 'hosting', ...onTop),
    message: 'check uses lib only.',
  },
  {
    target: 'scripts/hosting',
    from: rooms('assets', 'check', ...onTop),
    message: 'hosting uses lib only.',
  },
  { target: 'packages/export', from: rooms(...onTop), message: 'export uses lib, assets, check and hosting.' },
];

/**
 * Prefixes folder names with scripts/.
 * @param {string[]} names The names of folders.
 */
function rooms(...names) {
  return names.map((name) => `scripts/${name}`);
}

/** Elements of a list without a key. The rest of eslint-config-next's rules need 110 more packages; types and axe check nearly all of them. */
const withoutKey = [
  'JSXFragment',
  'JSXElement:not(:has(> JSXOpeningElement:has(> JSXAttribute[name.name="key"])))',
].map((element) => ({
  selector: `CallExpression[callee.property.name=/^(map|flatMap)$/] > :function > ${element}.body`,
  message: 'An element of a list needs a key.',
}));

/** Texts that visitors read belong in content/records/, where the operator can change them. */
const inRecords = 'Texts are in content/records/, where the operator changes them.';
const textAttributes = 'aria-label|placeholder|alt|title|label|legend|prompt|note|heading|about|abbr';
const textsInMarkup = [
  'JSXText[value=/[A-Za-z]{2}/]',
  `JSXAttribute[name.name=/^(${textAttributes})$/] :matches(Literal[value=/[A-Za-z]{2}/], TemplateElement[value.raw=/[A-Za-z]{2}/])`,
].map((selector) => ({ selector, message: inRecords }));
/** A capitalised word and another, or three words, in a string that is not the text of an error. */
const sentence = '/[A-Z][a-z]+,? [a-z]{2,}|[a-z]{2,} [a-z]{2,},? [a-z]{2,}/';
const sentences = [
  {
    selector: `:matches(Literal[value=${sentence}], TemplateElement[value.raw=${sentence}]):not(NewExpression *)`,
    message: inRecords,
  },
];

export default defineConfig([
  globalIgnores([
    '.next/',
    '.export/',
    'out/',
    'out-*/',
    '.posters/',
    'public/',
    'coverage/',
    'reports/',
    'test-results/',
    'playwright-report/',
    'next-env.d.ts',
  ]),
  next.configs['core-web-vitals'],
  // Only these folders import React, and the rules parse each file with a compiler of their own.
  { ...reactHooks.configs.flat.recommended, files: ['{app,components,packages}/**/*.{ts,tsx}'] },
  { files: ['**/*.tsx'], rules: { 'no-restricted-syntax': ['error', ...withoutKey] } },
  {
    files: ['{app,components}/**/*.tsx'],
    ignores: ['**/*.test.*', 'app/styleguide/**'],
    rules: { 'no-restricted-syntax': ['error', ...withoutKey, ...textsInMarkup] },
  },
  {
    files: ['content/{format,model,words,pages}/**/*.ts'],
    // The search reads the names of ranges as the code writes them.
    ignores: ['**/*.test.*', '**/test/**', 'content/format/range.ts'],
    rules: { 'no-restricted-syntax': ['error', ...sentences] },
  },
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: process.cwd() } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Arrow shorthands that return void are easy to read.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      'import/no-default-export': 'error',
    },
  },
  {
    plugins: { import: importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'], tsconfig: { configFile: 'tsconfig.json' } }),
      ],
      // No package imports our files: without following packages the search for cycles takes half the time.
      'import-x/ignore': ['/node_modules/'],
    },
    rules: {
      'import/no-anonymous-default-export': 'error',
      // Every import is a declared dependency. Packages in visitors' pages are dependencies, all others devDependencies.
      'import/no-extraneous-dependencies': [
        'error',
        {
          devDependencies: [
            'scripts/**',
            'packages/{art,export,maps}/**',
            'packages/editor/*.ts',
            'e2e/**',
            '*.config.*',
            '**/*.test.*',
            'content/{schema,checks}/**',
          ],
        },
      ],
      // Pages are documents instead of views of one app: every link loads its page, which suits a static host and the browser's cache.
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  // The editor is no part of Next.
  { files: ['packages/**'], rules: { '@next/next/no-img-element': 'off' } },
  {
    // No file imports a test.
    ignores: ['**/*.test.*'],
    rules: {
      'import/no-cycle': ['error', { ignoreExternal: true }],
      'import/no-restricted-paths': ['error', { zones: oneWay }],
    },
  },
  {
    // Drawings: 37,000 lines of shapes and coordinates, whose types tsc checks. Half a minute of lint without a cache.
    files: ['packages/art/scenes/**'],
    ...tseslint.configs.disableTypeChecked,
    rules: { ...tseslint.configs.disableTypeChecked.rules, 'import/no-cycle': 'off' },
  },
  { files: ['app/**', '*.config.*', 'scripts/**/*.d.ts'], rules: { 'import/no-default-export': 'off' } },
  { files: ['**/*.test.tsx'], ...testingLibrary.configs['flat/react'] },
  {
    // Markup without a role to find it by: sources of a picture, and elements that style rules depend on.
    files: ['**/*.markup.test.tsx'],
    rules: { 'testing-library/no-container': 'off', 'testing-library/no-node-access': 'off' },
  },
  {
    files: ['content/**/*.ts'],
    ignores: ['**/*.test.*'],
    rules: without('content/ is plain data: no React, no Next.', ...ui),
  },
  {
    files: ['**/*.{ts,tsx}'],
    // `scripts/asks.ts` compares the samples of the tests.
    ignores: ['**/*.test.*', '**/test/**', 'e2e/**', 'scripts/asks.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(@/|\\.).*/test/', message: 'Only tests import what is in test/.' }] },
      ],
    },
  },
  {
    files: ['components/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}'],
    rules: without('The schemas stay out of the bundle.', ...schemas),
  },
]);
