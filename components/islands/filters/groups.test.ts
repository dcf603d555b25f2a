import { filterCss } from './filter-css';
import { choose, nothingOf, waysBack, type ChoiceGroups } from './groups';

const choices = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id }));
const where = { kind: 'one', legend: '', choices: choices('all', 'hills', 'sea'), fallback: 'all' } as const;
const who = { kind: 'several', legend: '', choices: choices('two', 'elders') } as const;
const groups: ChoiceGroups = { where, who };

const munnar = { id: 'munnar', in: { where: ['all', 'hills'], who: ['two', 'elders'] } };
const goa = { id: 'goa', in: { where: ['all', 'sea'], who: ['two'] } };
const puri = { id: 'puri', in: { where: ['all', 'sea'], who: [] } };

test('without a choice there are the items that the others let through, most of them first', () => {
  const withoutWho = { name: 'who', labels: ['elders'], count: 2 };
  const withoutWhere = { name: 'where', labels: ['sea'], count: 1 };
  expect(waysBack([goa, munnar, puri], groups, { where: 'sea', who: ['elders'] })).toEqual([withoutWho, withoutWhere]);
  // What would show nothing when taken back is no way back, and neither is what is not chosen.
  expect(waysBack([goa], groups, { where: 'hills', who: ['elders'] })).toEqual([]);
  expect(waysBack([goa], groups, { where: 'all', who: ['elders'] })).toEqual([{ ...withoutWho, count: 1 }]);
});

test('a radio button replaces the choice, a checkbox is added at the end or taken away', () => {
  expect(choose(where, 'all', 'sea', true)).toBe('sea');
  expect(choose(who, ['two'], 'elders', true)).toEqual(['two', 'elders']);
  expect(choose(who, ['two', 'elders'], 'two', true)).toEqual(['elders', 'two']);
  expect(choose(who, 'two', 'two', false)).toEqual([]);
  // Before anybody chooses.
  expect([nothingOf(where), nothingOf(who)]).toEqual(['all', []]);
});

test.each(['Kerala', 'a b', 'a"]{}', '', '1st'])("a choice named '%s' is refused", (id) => {
  expect(() => filterCss({ where: { ...where, choices: choices('all', id) } }, [])).toThrow(`'${id}'`);
  if (id !== '') expect(() => filterCss({ where }, [{ in: { where: [id] } }])).toThrow();
});
