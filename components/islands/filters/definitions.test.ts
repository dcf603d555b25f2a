import { finderGroupTexts } from '@/content/pages/trips';
import { finderChoices } from '@/content/queries/finder';
import { keysOf } from '@/content/schema/keys-of';
import { finderGroups } from './definitions';

test('each group of the finder has its own legend, its own choices, and lets everything through at first', () => {
  for (const name of keysOf(finderGroups)) {
    const group = finderGroups[name];
    expect([group.legend, group.choices]).toEqual([finderGroupTexts.legends[name], finderChoices[name]]);
    if (group.kind === 'one') expect(group.choices[0]?.id).toBe(group.fallback);
  }
});
