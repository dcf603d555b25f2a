import { setTimeout } from 'node:timers/promises';
import { inParallel } from './parallel';

test('works on two items at a time, on each once', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running);
    await setTimeout(1);
    running--;
    done.push(item);
  });
  expect([done, most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

test('after a failure nothing is started, and what was in progress has ended', async () => {
  const ended: number[] = [];
  const work = async (item: number) => {
    await setTimeout(item === 1 ? 1 : 10);
    if (item === 1) throw new Error('broken');
    ended.push(item);
  };
  await expect(inParallel([1, 2, 3, 4], 2, work)).rejects.toThrow('broken');
  expect(ended).toEqual([2]);
});
