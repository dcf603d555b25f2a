/**
 * The areas of `npm run mutation`. Each is mutated and tested by itself: a fault in a folder should be noticed by the folder's own tests, and
 * a mutant then costs a second or two. Stryker sees what a test reaches in one environment for all of an area: with a DOM or without.
 * @type {Readonly<Record<string, { mutate: string[], tests: string[], without?: string[], inDom?: boolean }>>}
 */
export const areas = {
  // Without what runs in a process of its own, where Stryker sees no coverage.
  hosting: {
    mutate: ['scripts/hosting/**/*.ts', '!**/{netlify,read-host-rules}.ts'],
    tests: ['scripts/hosting'],
    without: ['netlify.test.ts'],
  },
  // Without page-crumbs.tsx, which is markup and needs a DOM.
  seo: { mutate: ['app/_seo/*.ts'], tests: ['app/_seo'], without: ['\\.test\\.tsx$'] },
  islands: {
    mutate: ['components/islands/**/*.{ts,tsx}', '!**/send-enquiry.ts'],
    tests: ['components/islands'],
    inDom: true,
    without: ['send-enquiry.test.ts'],
  },
  // Over real HTTP, which the DOM of the tests does not have.
  enquiry: {
    mutate: ['components/islands/forms/send-enquiry.ts'],
    tests: ['components/islands/forms'],
    without: ['(?<!send-enquiry)\\.test\\.tsx?$'],
  },
  // Without the command, which starts Next's build, and the scripts of pages, which follow.
  export: {
    mutate: ['scripts/export/**/*.ts', '!**/{loader,next-page}/**', '!**/capture-fixtures.ts'],
    tests: ['scripts/export'],
    without: ['/loader/', '/next-page/', 'command.test.ts'],
  },
  browser: {
    mutate: ['scripts/export/browser/{loader,next-page}/*.ts'],
    tests: ['scripts/export/browser/loader', 'scripts/export/browser/next-page'],
    inDom: true,
  },
  queries: { mutate: ['content/{queries,format}/*.ts'], tests: ['content/queries', 'content/format'] },
  schema: { mutate: ['content/schema/*.ts'], tests: ['content/schema'] },
  pages: {
    mutate: ['content/{pages,documents,contract}/**/*.ts', 'content/{routes,site}.ts'],
    tests: ['content/pages', 'content/documents', 'content/contract'],
  },
  // Without what writes files, which the build does.
  maps: {
    mutate: ['scripts/assets/maps/*.ts', '!**/build.ts'],
    tests: ['scripts/assets/maps'],
  },
};
