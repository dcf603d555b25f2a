import { choose, countChoices, isShown, itemAttributes, nothingOf, waysBack, type ChoiceGroups } from './groups';

const choices = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id }));
const where = { kind: 'one', legend: '', choices: choices('all', 'hills', 'sea'), fallback: 'all' } as const;
const who = { kind: 'several', legend: '', choices: choices('two', 'elders') } as const;
const groups: ChoiceGroups = { where, who };

const munnar = { id: 'munnar', in: { where: ['all', 'hills'], who: ['two', 'elders'] } };
const goa = { id: 'goa', in: { where: ['all', 'sea'], who: ['two'] } };
const spiti = { id: 'spiti', in: { where: ['all', 'hills'], who: [] } };
const items = [munnar, goa, spiti];

test('an item is shown when every group lets it through', () => {
  const shown = (chosen: Parameters<typeof isShown>[2]) =>
    items.filter((item) => isShown(item, groups, chosen)).map(({ id }) => id);
  expect(shown({ where: 'all', who: [] })).toEqual(['munnar', 'goa', 'spiti']);
  expect(shown({ where: 'hills', who: [] })).toEqual(['munnar', 'spiti']);
  expect(shown({ where: 'hills', who: ['two', 'elders'] })).toEqual(['munnar']);
  expect(shown({ where: 'sea', who: ['elders'] })).toEqual([]);
  // Nothing chosen: of radio buttons one has to be, of checkboxes none.
  expect(shown({ who: ['two'] })).toEqual([]);
  expect(shown({ where: 'all' })).toEqual(['munnar', 'goa', 'spiti']);
});

test('a choice counts what it would show beside the choices of the other groups', () => {
  expect(countChoices(items, groups, { where: 'hills', who: ['elders'] })).toEqual({
    where: { all: 1, hills: 1, sea: 0 },
    who: { two: 1, elders: 1 },
  });
  expect(countChoices(items, groups, { where: 'sea', who: [] })).toEqual({
    where: { all: 3, hills: 2, sea: 1 },
    who: { two: 1, elders: 0 },
  });
});

test('without a choice there are the items that the others let through, most of them first', () => {
  const puri = { id: 'puri', in: { where: ['all', 'sea'], who: [] } };
  expect(waysBack([goa, munnar, puri], groups, { where: 'sea', who: ['elders'] })).toEqual([
    { name: 'who', labels: ['elders'], count: 2 },
    { name: 'where', labels: ['sea'], count: 1 },
  ]);
});

test('what is not chosen, or would show nothing when taken back, is no way back', () => {
  expect(waysBack([goa], groups, { where: 'all', who: ['elders'] })).toEqual([
    { name: 'who', labels: ['elders'], count: 1 },
  ]);
  expect(waysBack([goa], groups, { where: 'hills', who: ['elders'] })).toEqual([]);
});

test('a radio button replaces the choice, a checkbox is added at the end or taken away', () => {
  expect(choose(where, 'all', 'sea', true)).toBe('sea');
  expect(choose(who, ['two'], 'elders', true)).toEqual(['two', 'elders']);
  expect(choose(who, ['two', 'elders'], 'two', true)).toEqual(['elders', 'two']);
  expect(choose(who, ['two', 'elders'], 'two', false)).toEqual(['elders']);
  expect(choose(who, 'two', 'two', false)).toEqual([]);
});

test('before anybody chooses it is what the group falls back to, of checkboxes nothing', () => {
  expect([nothingOf(where), nothingOf(who)]).toEqual(['all', []]);
});

test('the style rules know an item by its choices', () => {
  expect(itemAttributes(goa)).toEqual({ 'data-in-where': 'all sea', 'data-in-who': 'two' });
});
