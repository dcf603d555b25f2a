/** The place of the records that the editor writes to. */
export interface Repository {
  /** The owner and the name at the Git host. */
  name: string;
  branch: string;
  /** The URL of the Git host's API. */
  apiRoot: string;
  /** Whether the editor works on the files of a folder, without an account: `npm run edit`. */
  isFolder?: boolean;
}

/** The repository from the deployment values. Without one nothing can be edited, and no editor is published. */
export function repositoryOf(environment: Readonly<Record<string, string | undefined>>): Repository | undefined {
  const name = environment['ADMIN_REPOSITORY'];
  if (!name) return undefined;
  return {
    name,
    branch: environment['ADMIN_BRANCH'] || 'main',
    apiRoot: environment['ADMIN_API_ROOT'] || 'https://api.github.com',
  };
}
