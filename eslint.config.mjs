import { defineConfig, globalIgnores } from 'eslint/config';
import next from 'eslint-config-next/core-web-vitals';
import tseslint from 'typescript-eslint';

/**
 * Forbids imports of whole layers: app → components → content, one direction.
 * @param {string} message
 * @param {...string} groups
 * @returns {import('eslint').Linter.RulesRecord}
 */
const without = (message, ...groups) => ({
  'no-restricted-imports': ['error', { patterns: [{ group: groups, message }] }],
});

const checks = ['@/content/schema', '@/content/check', '@/content/all', 'zod'];
const ui = ['react', 'react-dom', 'react/*', 'next', 'next/*', 'lucide-react', 'framer-motion', 'framer-motion/*'];

export default defineConfig([
  globalIgnores([
    '.next/',
    'out/',
    'out-unconfigured/',
    '.posters/',
    '.screenshots/',
    'public/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    'next-env.d.ts',
  ]),
  ...next,
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: process.cwd() } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Arrow shorthands that return void are plain to read.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      'import/no-default-export': 'error',
    },
  },
  {
    rules: {
      // Pages are documents, not views of one app: every link loads its page, which a static host and the browser's cache do well.
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  { files: ['app/**', '*.config.*', 'scripts/**/*.d.ts'], rules: { 'import/no-default-export': 'off' } },
  {
    files: ['content/**/*.ts'],
    ignores: ['**/*.test.*'],
    rules: without(
      'content/ is plain data: no layer above it, no React, no Next.',
      '@/app/*',
      '@/components/*',
      '@/scripts/*',
      '**/app/**',
      '**/components/**',
      '**/scripts/**',
      ...ui,
    ),
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    rules: without(
      'components/ knows content, not pages, and the schemas stay out of the bundle.',
      '@/app/*',
      '@/scripts/*',
      '**/app/**',
      '**/scripts/**',
      ...checks,
    ),
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: without(
      'app/ names components and content; build scripts stay outside.',
      '@/scripts/*',
      '**/scripts/**',
      ...checks,
    ),
  },
]);
