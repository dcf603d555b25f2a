/**
 * The areas of `npm run mutation`. Each is mutated and tested separately, because a fault in a folder should be noticed by its own tests,
 * and a mutant then takes only a second or two. All tests of an area run in one environment, with or without a DOM, in which Stryker
 * records coverage.
 * @type {Readonly<Record<string, { mutate: string[], tests: string[], without?: string[], inDom?: boolean }>>}
 */
export const areas = {
  // Excludes files that run in a separate process, where Stryker records no coverage.
  hosting: {
    mutate: ['scripts/hosting/**/*.ts', '!**/{netlify,read-host-rules}.ts'],
    tests: ['scripts/hosting'],
    without: ['netlify.test.ts'],
  },
  // Excludes page-crumbs.tsx, which is markup and needs a DOM.
  seo: { mutate: ['app/_seo/*.ts'], tests: ['app/_seo'] },
  islands: {
    mutate: ['components/islands/**/*.{ts,tsx}', '!**/send-enquiry.ts'],
    tests: ['components/islands'],
    inDom: true,
    without: ['send-enquiry.test.ts'],
  },
  // Uses real HTTP, which jsdom does not support.
  enquiry: {
    mutate: ['components/islands/forms/send-enquiry.ts'],
    tests: ['components/islands/forms'],
    without: ['(?<!send-enquiry)\\.test\\.tsx?$'],
  },
  // Excludes the command, which starts Next's build, and the scripts of pages, which are the next area.
  export: {
    mutate: ['packages/export/**/*.ts', '!**/{loader,next-page}/**'],
    tests: ['packages/export'],
    without: ['/loader/', '/next-page/', 'command.test.ts'],
  },
  browser: {
    mutate: ['packages/export/browser/{loader,next-page}/*.ts'],
    tests: ['packages/export/browser/loader', 'packages/export/browser/next-page'],
    inDom: true,
  },
  model: { mutate: ['content/{model,format}/**/*.ts'], tests: ['content/model', 'content/format'] },
  schema: { mutate: ['content/schema/*.ts'], tests: ['content/schema'] },
  pages: {
    mutate: ['content/pages/**/*.ts', 'content/{routes,site}.ts'],
    tests: ['content/pages', 'content/checks'],
    without: ['/checks/(?!contract\\.test)'],
  },
  // Excludes the code that writes files, which the build runs.
  maps: {
    mutate: ['packages/maps/*.ts', '!**/build.ts'],
    tests: ['packages/maps'],
  },
};
