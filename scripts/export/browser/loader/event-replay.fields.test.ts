import { testIslands } from './test-islands';
import { find } from './test-page';

const { start, fail, seen, click, hydrate, isBusy, paint } = testIslands();

test('a radio button is chosen at once, and again for React, which may find it chosen already', () => {
  click('goa');
  expect(find('#goa')).toBeChecked();
  expect(isBusy()).toBe(false);
  seen();
  hydrate();
  paint();
  expect(find('#goa')).toBeChecked();
  expect(seen()).toEqual(['click goa', 'change goa']);
});

test.each(['pointerdown', 'focusin', 'keydown', 'input'])('a radio button is not chosen by a %s', (type) => {
  find('#goa').dispatchEvent(new Event(type, { bubbles: true }));
  seen();
  hydrate();
  paint();
  expect(seen()).toEqual([]);
  expect(find('#goa')).not.toBeChecked();
});

test('of the radio buttons of one group the last counts, each group for itself', () => {
  for (const id of ['goa', 'price', 'kerala']) click(id);
  seen();
  hydrate();
  paint();
  expect(seen()).toEqual(['click price', 'change price', 'click kerala', 'change kerala']);
  expect(find('#kerala')).toBeChecked();
});

test('each checkbox counts for itself, and ends as the visitor left it', () => {
  for (const id of ['beach', 'hills', 'hills']) click(id);
  seen();
  hydrate();
  paint();
  expect(seen()).toEqual(['click beach', 'change beach', 'click hills', 'change hills']);
  expect([find('#beach').matches(':checked'), find('#hills').matches(':checked')]).toEqual([true, false]);
});

test('a submitted form starts the runtime at once, and is submitted again when it is there', () => {
  click('send');
  expect(seen()).toEqual(['click send']);
  expect(start).toHaveBeenCalledTimes(1);
  expect(isBusy()).toBe(true);
  hydrate();
  paint();
  expect(seen()).toEqual(['click send', 'submit form']);
});

test('when the runtime fails a submitted form is sent natively, once, and the rest is forgotten', () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  click('next');
  click('send');
  seen();
  fail();
  expect(isBusy()).toBe(false);
  expect(submit.mock.contexts).toEqual([find('#form')]);
  fail();
  hydrate();
  paint();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(seen()).toEqual([]);
});

test.each(['bare', 'plain'])('the form %s, without a button or outside of islands, goes its own way', (id) => {
  find(`#${id}`).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(seen()).toEqual([`submit ${id}`]);
  expect(start).not.toHaveBeenCalled();
});
