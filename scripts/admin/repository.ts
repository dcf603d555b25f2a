/** The repository that the operator's editor writes to. */
export interface Repository {
  /** The owner and the name. */
  name: string;
  branch: string;
  /** The URL of the Git host's API. */
  apiRoot: string;
  /** The URL where the operator signs in with an account of that host; without it an access token is used. */
  baseUrl: string | undefined;
  /** Whether the editor works on the files of a folder: the pages beside it ask the Git host, and do nothing there. */
  isFolder?: boolean;
}

/** The repository from the deployment values. Without one nothing can be edited, and no editor is published. */
export function adminRepository(environment: Readonly<Record<string, string | undefined>>): Repository | undefined {
  const name = environment['ADMIN_REPOSITORY'];
  if (!name) return undefined;
  return {
    name,
    branch: environment['ADMIN_BRANCH'] || 'main',
    apiRoot: environment['ADMIN_API_ROOT'] || 'https://api.github.com',
    baseUrl: environment['ADMIN_BASE_URL'] || undefined,
  };
}
