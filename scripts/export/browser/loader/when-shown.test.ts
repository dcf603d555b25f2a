import { testPage } from './test-page';
import { whenShown } from './when-shown';

testPage();

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

test('a page on the screen does it at once', () => {
  const task = jest.fn();
  whenShown(task);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a page that is prerendered does it once, when it is opened', () => {
  Object.assign(document, { prerendering: true });
  const task = jest.fn();
  whenShown(task);
  expect(task).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(task).toHaveBeenCalledTimes(1);
});
