import { operatorFacts, unconfirmedFacts } from './confirmations';
import { dataRights, formNotices } from './form-notices';
import { privacy, privacyFor } from './privacy';

test('the notice beside a form is short, and the rights after it lead to where the Privacy page explains each of them', () => {
  for (const notice of [...Object.values(formNotices), dataRights.text]) expect(notice.length).toBeLessThanOrEqual(180);
  const section = privacy.sections.find(({ id }) => id === dataRights.section);
  const rights = [['see'], ['correct'], ['erase'], ['withdraw'], ['name', 'nominate'], ['complain']];
  for (const words of rights) {
    expect(dataRights.text).toMatch(new RegExp(words.join('|')));
    expect(section?.items).toContainEqual(expect.stringMatching(new RegExp(`^(${words.join('|')})`, 'i')));
  }
  expect(dataRights.text).toContain('Data Protection Board of India');
});

test('the notice tells of counting and of campaigns where they are done, and that nothing is counted elsewhere', () => {
  const textOf = (counter: string, keepsCampaigns: boolean) =>
    JSON.stringify(privacyFor(false, counter, keepsCampaigns).sections);
  const counted = textOf('https://stats.trails.example', true);
  for (const word of ['stats.trails.example', 'Do Not Track']) expect(counted).toContain(word);
  expect(counted).not.toContain('No counting');
  const uncounted = textOf('', false);
  expect(uncounted).toContain('No counting');
  expect(uncounted).not.toContain('Do Not Track');
  for (const word of ['utm_', 'gclid', 'fbclid', 'Ref:'])
    expect([counted.includes(word), uncounted.includes(word)]).toEqual([true, false]);
});

test('each fact of the operator is named with its records until somebody has confirmed it, by name and on a day', () => {
  const [fact] = operatorFacts;
  if (!fact) throw new Error('there are facts to confirm');
  const line = expect.stringContaining(`${fact.records}: ${fact.what}`) as unknown;
  expect(unconfirmedFacts([{ ...fact, confirmed: undefined }])).toEqual([line]);
  expect(unconfirmedFacts([{ ...fact, confirmed: { by: 'A. Planner', on: '2027-01-31' } }])).toEqual([]);
});
