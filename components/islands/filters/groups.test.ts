import { filterCss } from './filter-css';
import { choose, nothingOf, resetSuggestions, type ChoiceGroups } from '@/content/model/filter/groups';

const choices = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id }));
const where = { kind: 'one', legend: '', choices: choices('all', 'hills', 'sea'), fallback: 'all' } as const;
const who = { kind: 'several', legend: '', choices: choices('two', 'elders') } as const;
const groups: ChoiceGroups = { where, who };

const munnar = { id: 'munnar', in: { where: ['all', 'hills'], who: ['two', 'elders'] } };
const goa = { id: 'goa', in: { where: ['all', 'sea'], who: ['two'] } };
const puri = { id: 'puri', in: { where: ['all', 'sea'], who: [] } };

test('suggests resetting the groups that would show items again, the most items first', () => {
  const withoutWho = { name: 'who', labels: ['elders'], count: 2 };
  const withoutWhere = { name: 'where', labels: ['sea'], count: 1 };
  expect(resetSuggestions([goa, munnar, puri], groups, { where: 'sea', who: ['elders'] })).toEqual([
    withoutWho,
    withoutWhere,
  ]);
  // Resetting a group is not suggested if the list would stay empty, or if nothing is chosen in it.
  expect(resetSuggestions([goa], groups, { where: 'hills', who: ['elders'] })).toEqual([]);
  expect(resetSuggestions([goa], groups, { where: 'all', who: ['elders'] })).toEqual([{ ...withoutWho, count: 1 }]);
});

test('replaces a radio button, and adds a checkbox at the end or removes it', () => {
  expect(choose(where, 'all', 'sea', true)).toBe('sea');
  expect(choose(who, ['two'], 'elders', true)).toEqual(['two', 'elders']);
  expect(choose(who, ['two', 'elders'], 'two', true)).toEqual(['elders', 'two']);
  expect(choose(who, 'two', 'two', false)).toEqual([]);
  // The default, before the visitor chooses.
  expect([nothingOf(where), nothingOf(who)]).toEqual(['all', []]);
});

test.each(['Kerala', 'a b', 'a"]{}', '', '1st'])("refuses the name '%s' for a choice", (id) => {
  expect(() => filterCss({ where: { ...where, choices: choices('all', id) } }, [])).toThrow(`'${id}'`);
  if (id !== '') expect(() => filterCss({ where }, [{ in: { where: [id] } }])).toThrow();
});
