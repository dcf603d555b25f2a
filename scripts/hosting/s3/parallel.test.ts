/** @jest-environment node */
import { setTimeout } from 'node:timers/promises';
import { inParallel } from './parallel';

test('a few at a time, each once', async () => {
  const done: number[] = [];
  let underWay = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++underWay);
    await setTimeout(1);
    underWay--;
    done.push(item);
  });
  expect([done, most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

test('after a failure nothing is begun, and what is under way has ended', async () => {
  const ended: number[] = [];
  const work = async (item: number) => {
    await setTimeout(item === 1 ? 1 : 10);
    if (item === 1) throw new Error('broken');
    ended.push(item);
  };
  await expect(inParallel([1, 2, 3, 4], 2, work)).rejects.toThrow('broken');
  expect(ended).toEqual([2]);
});
