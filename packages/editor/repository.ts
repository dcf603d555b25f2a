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

/** The lifetime of a new token in days: a lost phone loses its access within a quarter. */
const tokenDays = 90;

/** The address of the host's pages, from that of its API: `https://api.github.com`, or `https://git.example.com/api/v3`. */
const pages = ({ apiRoot }: Pick<Repository, 'apiRoot'>): string =>
  new URL(apiRoot).origin.replace('https://api.github.com', 'https://github.com');

/** The page on which tokens are deleted. */
export const tokensPage = (repository: Pick<Repository, 'apiRoot'>): string =>
  `${pages(repository)}/settings/personal-access-tokens`;

/** GitHub's form for a new token, filled in except for the choice of the repository. */
export function tokenLink(repository: Pick<Repository, 'apiRoot' | 'name'>): string {
  const link = new URL(`${tokensPage(repository)}/new`);
  const fields = {
    name: 'Editor of the site',
    description: `Only ${repository.name}. Choose it below: Only select repositories.`,
    target_name: repository.name.split('/')[0] ?? '',
    expires_in: String(tokenDays),
    contents: 'write',
    statuses: 'read',
  };
  for (const [field, value] of Object.entries(fields)) link.searchParams.set(field, value);
  return link.href;
}
