/** Merging the changes of two people to one record. */
import type { Draft, Entry } from './draft';
import { merged, mergeBackup, mergeDraft, write, type Clash } from './merge';

const base = { name: 'Bali', price: '26300', plan: [{ title: 'Arrive' }, { title: 'Leave' }], note: '' };

test('keeps what only one of them changed, and treats an empty field as a missing one', () => {
  const mine = { ...base, price: '27000', note: null };
  const theirs = { name: 'Bali', price: '26300', plan: [{ title: 'Come' }, { title: 'Leave' }] };
  expect(merged(base, mine, theirs)).toEqual({ changes: [{ path: 'plan.0.title', value: 'Come' }], clashes: [] });
});

test('asks nothing if both made the same change, and asks if the changes differ', () => {
  const [one, other] = ['27000', '28000'].map((price) => ({ ...base, price }));
  expect(merged(base, one, one)).toEqual({ changes: [], clashes: [] });
  expect(merged(base, one, other)).toEqual({
    changes: [],
    clashes: [{ path: 'price', mine: '27000', theirs: '28000' }],
  });
});

test('asks about a list as a whole if both changed its length', () => {
  const [first, second] = base.plan;
  const [mine, theirs] = [[first], [first, second, second]];
  expect(merged(base, { ...base, plan: mine }, { ...base, plan: theirs }).clashes).toEqual([
    { path: 'plan', mine, theirs },
  ]);
});

test('replaces all entries of a list that is taken over', () => {
  const values: Record<string, unknown> = { 'plan.0.title': 'Arrive', 'plan.1.title': 'Leave', planned: 'yes' };
  write(values, { path: 'plan', value: [{ title: 'Come' }] });
  expect(values).toEqual({ 'plan.0.title': 'Come', planned: 'yes' });
});

describe('a form', () => {
  const values = (banner: string, terms: string) => ({ banner, terms });
  const entry = (content: object): Entry => ({
    id: '1',
    locales: { _default: { path: 'content/records/operator/offer.json', content: { ...content } } },
  });
  const draft = (mine: object) =>
    ({
      collection: { name: '_singletons' },
      collectionFile: { name: 'offer', format: 'offer' },
      originalValues: { _default: values('Save 5%', '') },
      currentValues: { _default: { ...mine } },
    }) as unknown as Draft;

  test('takes over the other person’s changes, and asks about fields that both changed', async () => {
    const form = draft(values('Save 10%', ''));
    const asked: Clash[] = [];
    const conflict = { type: 'modified', entry: entry(values('Save 15%', 'Of the printed price.')) };
    await mergeDraft(form, conflict, (_, clashes) => {
      asked.push(...clashes);
      return Promise.resolve([true]);
    });
    expect(asked).toEqual([{ path: 'banner', mine: 'Save 10%', theirs: 'Save 15%' }]);
    expect(form.currentValues['_default']).toEqual(values('Save 15%', 'Of the printed price.'));
  });

  test('stays unchanged if the operator saves nothing', async () => {
    const form = draft(values('Save 10%', ''));
    const conflict = { type: 'modified', entry: entry(values('Save 15%', 'Of the printed price.')) };
    await expect(mergeDraft(form, conflict, () => Promise.resolve(undefined))).rejects.toThrow('saving_failed');
    expect(form.currentValues['_default']).toEqual(values('Save 10%', ''));
  });

  test('asks the editor’s own question if the record was deleted', async () => {
    await expect(mergeDraft(draft({}), { type: 'deleted' }, () => Promise.resolve([false]))).rejects.toThrow(
      'save_conflict',
    );
  });

  test('restores a draft with what was saved since, and asks about a field that was changed in both', async () => {
    const saved = { ...draft({}), originalValues: { _default: values('Save 15%', 'Of the printed price.') } };
    const backup = (banner: string) => ({
      currentValues: { _default: { ...values(banner, '') } },
      originalValues: { _default: values('Save 5%', '') },
    });
    const untouched = backup('Save 5%');
    expect(await mergeBackup(untouched, saved, () => Promise.reject(new Error('asked')))).toBe(true);
    expect(untouched.currentValues['_default']).toEqual(values('Save 15%', 'Of the printed price.'));

    const clashing = backup('Save 10%');
    expect(await mergeBackup(clashing, saved, () => Promise.resolve(undefined))).toBe(false);
    expect(await mergeBackup(clashing, saved, () => Promise.resolve([false]))).toBe(true);
    expect(clashing.currentValues['_default']).toEqual(values('Save 10%', 'Of the printed price.'));
  });

  test('restores a draft of an earlier version of the editor as it is', async () => {
    const backup = { currentValues: { _default: { ...values('Save 10%', '') } } };
    expect(await mergeBackup(backup, draft({}), () => Promise.reject(new Error('asked')))).toBe(true);
    expect(backup.currentValues['_default']).toEqual(values('Save 10%', ''));
  });
});
