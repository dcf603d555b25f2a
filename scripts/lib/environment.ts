/** Loads .env files the way `next build` does. Imported first by every script that reads `content/site.ts`. */
import nextEnvironment from '@next/env';

nextEnvironment.loadEnvConfig(process.cwd());
