/**
 * Finds everything that is missing between an empty account and the operator's first change: repository, token, deployment values, host.
 */

/** The editor's repository, from the deployment values. */
interface Repository {
  name: string;
  branch: string;
  apiRoot: string;
}

export interface Finding {
  isMissing: boolean;
  text: string;
}

const found = (text: string): Finding => ({ isMissing: false, text });
const missing = (text: string): Finding => ({ isMissing: true, text });

/** The number of days before a token expires at which a new one is requested. */
const renewWithin = 30;

const needed = [
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_BOOKING_URL',
  'NEXT_PUBLIC_FORM_ENDPOINT',
  'NEXT_PUBLIC_FORM_ACCESS_KEY',
  'ADMIN_REPOSITORY',
];
const forS3 = ['AWS_REGION', 'AWS_ROLE_ARN'];

/** The expiry of a token, from a header of GitHub's responses. */
function tokenEnd(headers: Headers, today: Date): Finding {
  const end = headers.get('github-authentication-token-expiration')?.slice(0, 10);
  if (!end) return missing('the token never ends: make one that does');
  const days = Math.floor((Date.parse(end) - today.getTime()) / 86_400_000);
  return days < renewWithin ? missing(`the token ends on ${end}: make a new one`) : found(`the token ends on ${end}`);
}

/**
 * Checks the repository and the token.
 * @returns The findings, and the names of the repository's variables if the token may read them.
 */
async function askRepository(
  { name, branch, apiRoot }: Repository,
  token: string,
  today: Date,
): Promise<{ findings: Finding[]; variables?: string[] }> {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${apiRoot}/repos/${name}${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json' },
    });
  const answer = await ask('');
  if (answer.status === 401) return { findings: [missing('the token has ended or was taken back: make a new one')] };
  if (!answer.ok) return { findings: [missing(`the token does not reach the repository ${name}, or there is none`)] };
  const { private: isPrivate } = (await answer.json()) as { private?: boolean };
  const [branchAnswer, blob, variables] = await Promise.all([
    ask(`/branches/${branch}`),
    // GitHub does not list the permissions of a token. This blob belongs to no commit, and is garbage-collected.
    ask('/git/blobs', { method: 'POST', body: JSON.stringify({ content: '' }) }),
    ask('/actions/variables?per_page=100'),
  ]);
  const findings = [
    isPrivate ? found(`${name} is private`) : missing(`${name} is public: everybody reads its history`),
    branchAnswer.ok
      ? found(`it has the branch ${branch}`)
      : missing(`it has no branch ${branch}: push this project to it`),
    blob.ok ? found('the token may write') : missing('the token may not write: give it Contents, read and write'),
    tokenEnd(answer.headers, today),
  ];
  if (!variables.ok) return { findings };
  const { variables: list } = (await variables.json()) as { variables: { name: string }[] };
  return { findings, variables: list.map((variable) => variable.name) };
}

/** Checks that the site has the file that its last build wrote for the editor. */
async function askSite(address: string): Promise<Finding> {
  try {
    const answer = await fetch(new URL('/admin/publishing.json', address));
    if (!answer.ok) return missing(`${address} has no editor: start the workflow Publish, with ADMIN_REPOSITORY set`);
    const { publishedAt } = (await answer.json()) as { publishedAt: string };
    return found(`${address} was published at ${publishedAt}`);
  } catch (error) {
    return missing(`${address} does not answer: ${(error as Error).message}`);
  }
}

/**
 * Checks the whole setup.
 * @param environment The deployment values, and the token as ADMIN_TOKEN.
 * @param repository The editor's repository; undefined if ADMIN_REPOSITORY is not set.
 */
export async function setupFindings(
  environment: Readonly<Record<string, string | undefined>>,
  repository: Repository | undefined,
  today = new Date(),
): Promise<Finding[]> {
  const token = environment['ADMIN_TOKEN'];
  const asked = repository && token ? await askRepository(repository, token, today) : undefined;
  const isSet = (name: string) => asked?.variables?.includes(name) || Boolean(environment[name]);
  const where = asked?.variables ? 'a variable of the repository' : 'a variable of the repository, or on Netlify';
  const values = [...needed, ...(isSet('S3_BUCKET') ? forS3 : [])].filter((name) => !isSet(name));
  const address = environment['NEXT_PUBLIC_SITE_URL'];
  return [
    ...(asked?.findings ?? [
      missing('repository and token are not asked: set ADMIN_REPOSITORY and ADMIN_TOKEN for this'),
    ]),
    ...(values.length === 0
      ? [found('all deployment values are set')]
      : values.map((name) => missing(`${name}, as ${where}`))),
    isSet('S3_BUCKET') ? found('the host is S3') : found('the host is Netlify, since S3_BUCKET is not set'),
    ...(address ? [await askSite(address)] : []),
  ];
}
