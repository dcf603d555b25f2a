import { countedEvent, tellCounter, withReference } from './visit';

afterEach(() => document.documentElement.removeAttribute('data-reference'));

test('what an island has done is told on the window, by its name', () => {
  const heard = jest.fn();
  window.addEventListener(countedEvent, ({ detail }: CustomEventInit<string>) => void heard(detail), { once: true });
  tellCounter('form-sent');
  expect(heard.mock.calls).toEqual([['form-sent']]);
});

test('a message ends with the campaign that brought the visitor, where there is one', () => {
  expect(withReference('Hello')).toBe('Hello');
  document.documentElement.setAttribute('data-reference', 'Ref: google/cpc/diwali');
  expect(withReference('Hello')).toBe('Hello\n\nRef: google/cpc/diwali');
});
