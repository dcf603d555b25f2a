const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * For `next dev`, which cannot see that a module reads files: `content/catalogue/read-data.ts` is compiled anew, and all pages with it, when a
 * record changes, comes or goes.
 * @param {string} source
 * @this {{ rootContext: string, addDependency: (file: string) => void, addContextDependency: (folder: string) => void }}
 */
module.exports = function trackRecords(source) {
  for (const folder of ['content/trips', 'content/operator']) {
    const path = join(this.rootContext, folder);
    this.addContextDependency(path);
    for (const name of readdirSync(path)) this.addDependency(join(path, name));
  }
  // The same text would be taken for no change.
  return `${source}\n// ${Date.now()}\n`;
};
