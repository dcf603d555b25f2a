/** The state of the site derived from the Git host's answers. */
import { refusal } from '../../../packages/editor/names/operator-words';
import { tokenOf } from './browser/host';
import { filesOf, isLate, minutesToPublish, momentInWords, refusalIn, savedFiles } from './browser/state';

test.each([
  ['the time from a save to its publication', '2026-11-27T10:00:00Z', '2026-11-27T10:08:30Z', 4, [9, true]],
  [
    'the last time if the save was published by night only',
    '2026-11-20T10:00:00Z',
    '2026-11-27T18:47:00Z',
    4,
    [4, true],
  ],
  ['an estimate if there was no last time', '2026-11-20T10:00:00Z', '2026-11-27T18:47:00Z', undefined, [6, false]],
  ['an estimate if nothing is known', undefined, undefined, undefined, [6, false]],
])('takes as minutes to publish %s', (_title, saved, published, last, [minutes, isMeasured]) => {
  expect(minutesToPublish(saved, published, last)).toEqual({ minutes, isMeasured });
});

test('counts a save that has waited for more than a day as late', () => {
  const now = Date.parse('2026-11-27T12:00:00Z');
  expect(isLate([{ date: '2026-11-26T12:00:01Z' }], now)).toBe(false);
  expect(isLate([{ date: '2026-11-27T11:00:00Z' }, { date: '2026-11-26T11:59:59Z' }], now)).toBe(true);
});

test('reads the lines of the check’s comment as they were written', () => {
  const line = 'content/records/operator/notice.json: text: has *signs* of [Markdown]';
  const [first] = refusalIn(refusal([line])) ?? [];
  expect(first).toMatch(/has \*signs\* of \[Markdown\]$/);
});

test('ignores the engineer’s comments, and reads one without a list as a whole', () => {
  expect(refusalIn('Looks good')).toBeUndefined();
  expect(refusalIn('**This change could not be checked.** Show it.')).toEqual([
    'This change could not be checked. Show it.',
  ]);
});

test('treats a renamed file as one deleted and one added file', () => {
  expect(filesOf([{ filename: 'b', status: 'renamed', previous_filename: 'a' }])).toEqual([
    { file: 'a', what: 'deleted' },
    { file: 'b', what: 'added' },
  ]);
});

test('prints a moment in Indian time', () => {
  expect(momentInWords('2026-11-27T20:00:00Z')).toBe('Sat 28/11/2026, 01:30');
});

test('recognises only requests that commit records as saves', () => {
  const request = (...paths: string[]) => ({
    query: 'mutation { createCommitOnBranch }',
    variables: { input: { fileChanges: { additions: paths.map((path) => ({ path })) } } },
  });
  expect(savedFiles(JSON.stringify(request('content/records/photos/a.jpg', 'content/records/trips/a.json')))).toEqual([
    'content/records/trips/a.json',
  ]);
  expect([savedFiles(JSON.stringify({ query: 'query { }' })), savedFiles(undefined)]).toEqual([[], []]);
});

test('reads the editor’s token, and none from damaged storage', () => {
  const storage = (text: string | null) => ({ getItem: () => text });
  expect(tokenOf(storage('{"token":"abc"}'))).toBe('abc');
  expect(['{"token":""}', '{}', 'no JSON', null].map((text) => tokenOf(storage(text)))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
