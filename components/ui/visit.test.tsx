import { countedEvent, countEvent, withReference } from './visit';

afterEach(() => document.documentElement.removeAttribute('data-reference'));

test('dispatches an event on the window with the name of what an island did', () => {
  const heard = jest.fn();
  window.addEventListener(countedEvent, ({ detail }: CustomEventInit<string>) => void heard(detail), { once: true });
  countEvent('form-sent');
  expect(heard.mock.calls).toEqual([['form-sent']]);
});

test("ends a message with the visitor's campaign, if there is one", () => {
  expect(withReference('Hello')).toBe('Hello');
  document.documentElement.setAttribute('data-reference', 'Ref: google/cpc/diwali');
  expect(withReference('Hello')).toBe('Hello\n\nRef: google/cpc/diwali');
});
