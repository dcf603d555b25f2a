import { tokenLink } from './repository';

test('fills in GitHub’s form for a token of one owner that writes contents and expires', () => {
  const { origin, pathname, searchParams } = new URL(
    tokenLink({ name: 'owner/site', apiRoot: 'https://api.github.com' }),
  );
  expect(`${origin}${pathname}`).toBe('https://github.com/settings/personal-access-tokens/new');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    target_name: 'owner',
    contents: 'write',
    expires_in: '90',
    description: expect.stringContaining('owner/site') as string,
  });
});
