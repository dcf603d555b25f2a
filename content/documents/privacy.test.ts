import { privacyFor } from './privacy';

const textOf = (counter: string, keepsCampaigns: boolean) =>
  JSON.stringify(privacyFor(false, counter, keepsCampaigns).sections);

test('counting is told where it is done, and by whom; elsewhere the notice says that nothing is counted', () => {
  const counted = textOf('https://stats.trails.example', false);
  expect(counted).toContain('stats.trails.example');
  expect(counted).toContain('Do Not Track');
  expect(counted).not.toContain('No counting');
  const uncounted = textOf('', false);
  expect(uncounted).toContain('No counting');
  expect(uncounted).not.toContain('Do Not Track');
});

test.each([true, false])('campaigns are told of where they are kept: %s', (keepsCampaigns) => {
  for (const word of ['utm_', 'gclid', 'fbclid', 'Ref:'])
    expect(textOf('', keepsCampaigns).includes(word)).toBe(keepsCampaigns);
});
