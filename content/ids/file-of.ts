/** The data file of a record: `content/records/trips/kerala-package.json`. `content/schema/data-folders.ts` has the folders. */
export const fileOf = (folder: string, id: unknown) => `content/records/${folder}/${String(id)}.json`;
