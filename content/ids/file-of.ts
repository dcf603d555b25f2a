/** The folders of `content/` with a data file for each record. */
export const dataFolders = ['trips', 'operator', 'places', 'calendar'] as const;

export type DataFolder = (typeof dataFolders)[number];

/** The data file of a record: `content/records/trips/kerala-package.json`. */
export const fileOf = (folder: DataFolder, id: unknown) => `content/records/${folder}/${String(id)}.json`;
