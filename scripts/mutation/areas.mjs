/**
 * The areas of `npm run mutation`. Each is mutated and tested by itself: a fault in a room should be noticed by the room's own tests, and
 * a mutant then costs a second or two.
 * @typedef {object} Area
 * @property {string[]} mutate globs of the code that is changed
 * @property {string[]} tests folders of the tests that have to notice
 * @property {boolean} [inDom] whether the tests need a DOM
 * @property {string[]} [without] tests left out because they take seconds for each mutant and quicker ones look at the same code
 */

/** @type {Readonly<Record<string, Area>>} */
export const areas = {
  hosting: {
    // Netlify's parsers run in a process of their own, where Stryker sees no coverage.
    mutate: ['scripts/hosting/*.ts', '!**/{netlify,read-host-rules}.ts'],
    tests: ['scripts/hosting'],
    without: ['/s3/', 'netlify.test.ts'],
  },
  s3: {
    mutate: ['scripts/hosting/s3/*.ts', '!**/{fake-s3,memory-bucket}.ts'],
    tests: ['scripts/hosting/s3'],
  },
  // Without page-crumbs.tsx, which is markup alone and needs a DOM: twice the time for every other file.
  seo: { mutate: ['app/_seo/*.ts'], tests: ['app/_seo'], without: ['\\.test\\.tsx$'] },
  islands: {
    mutate: ['components/islands/*.ts'],
    tests: ['components/islands'],
    inDom: true,
    without: ['/filters/', '/forms/', '/menus/'],
  },
  filters: {
    mutate: ['components/islands/filters/*.{ts,tsx}'],
    tests: ['components/islands/filters'],
    inDom: true,
  },
  menus: { mutate: ['components/islands/menus/*.tsx'], tests: ['components/islands/menus'], inDom: true },
  forms: {
    mutate: ['components/islands/forms/*.{ts,tsx}', '!**/send-enquiry.ts'],
    tests: ['components/islands/forms'],
    inDom: true,
    without: ['send-enquiry.test.ts'],
  },
  // Over real HTTP, which the DOM of the tests does not have.
  enquiry: {
    mutate: ['components/islands/forms/send-enquiry.ts'],
    tests: ['components/islands/forms'],
    without: ['\\.test\\.tsx$', 'booking-draft', 'compose-message', 'leave-for'],
  },
  // Without what starts Next's build and the preview's server, and without the scripts that need a DOM, which follow.
  export: {
    mutate: [
      'scripts/export/**/*.ts',
      '!**/{fake-caches,test-requests,test-worker,fixtures,capture-fixtures}.ts',
      '!**/{loader,next-page}/**',
      '!**/{serve,build-raw}.ts',
    ],
    tests: ['scripts/export'],
    // The command runs in a process of its own, as Netlify's parsers do.
    without: ['/loader/', '/next-page/', 'command.test.ts'],
  },
  // The script that prerenders the next page.
  'next-page': {
    mutate: ['scripts/export/browser/next-page/*.ts'],
    tests: ['scripts/export/browser/next-page'],
    inDom: true,
  },
  // The script in the head of every page.
  loader: {
    mutate: ['scripts/export/browser/loader/*.ts', '!**/test-{entry,islands,page}.ts'],
    tests: ['scripts/export/browser/loader'],
    inDom: true,
  },
  queries: { mutate: ['content/{queries,format}/*.ts'], tests: ['content/queries', 'content/format'] },
  schema: { mutate: ['content/schema/*.ts', '!**/faulty-content.ts'], tests: ['content/schema'] },
  pages: {
    mutate: ['content/{pages,documents,contract}/*.ts', 'content/{routes,site}.ts'],
    tests: ['content/pages', 'content/documents', 'content/contract'],
    // Loads all pages anew, and data worked out within a test would count as code.
    without: ['deployments.test.ts'],
  },
  // Which trips a page lists, and in which order.
  collections: { mutate: ['content/pages/collections/*.ts'], tests: ['content/pages/collections'] },
  // The logic of drawing. Hills are an impression, judged by eye; what writes the files is tried by the build.
  maps: {
    mutate: ['scripts/assets/maps/*.ts', '!**/{relief,build,catalogue,test-paths}.ts'],
    tests: ['scripts/assets/maps'],
    without: ['/maps\\.test\\.ts$'],
  },
};
