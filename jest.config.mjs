import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/app', '<rootDir>/components', '<rootDir>/content', '<rootDir>/scripts'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest.setup.ts'],
  testMatch: ['**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default nextJest({ dir: './' })(config);
