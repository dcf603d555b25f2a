const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * A loader for `next dev`, which cannot detect that a module reads files: it compiles `content/catalogue/read-data.ts` again, and all pages
 * with it, when a record is changed, added or removed.
 * @param {string} source
 * @this {{ rootContext: string, addDependency: (file: string) => void, addContextDependency: (folder: string) => void }}
 */
module.exports = function trackRecords(source) {
  const records = join(this.rootContext, 'content/records');
  for (const folder of readdirSync(records)) {
    const path = join(records, folder);
    this.addContextDependency(path);
    for (const name of readdirSync(path)) this.addDependency(join(path, name));
  }
  // The text must differ, because the same text counts as unchanged.
  return `${source}\n// ${Date.now()}\n`;
};
