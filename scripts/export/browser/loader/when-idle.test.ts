import { testPage } from './test-page';
import { whenIdle } from './when-idle';

testPage();

test('it waits for an idle moment, 2 seconds at most', () => {
  const request = jest.fn();
  Object.assign(window, { requestIdleCallback: request });
  const task = jest.fn();
  whenIdle(task);
  expect(request).toHaveBeenCalledWith(task, { timeout: 2000 });
  expect(task).not.toHaveBeenCalled();
});

test('where the browser has no idle moments it waits 0.2 seconds', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const task = jest.fn();
  whenIdle(task);
  jest.advanceTimersByTime(199);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
});
