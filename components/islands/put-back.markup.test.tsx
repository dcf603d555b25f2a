import { putBack, twinIn } from './put-back';

function elementOf(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

const form = `
  <input name="name"><input type="radio" name="size" value="s"><input type="radio" name="size" value="l">
  <select name="month"><option value=""></option><option value="may">May</option></select><textarea name="text"></textarea>
  <details><summary>More</summary></details><button class="a">One</button><button class="b">Two</button>`;

const find = (root: Element, selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

test('what was typed, chosen and opened stands in the new elements', () => {
  const before = elementOf(`<font>${form}</font>`);
  const set = (selector: string, value: object) => Object.assign(find(before, selector), value);
  set('[name=name]', { value: 'Asha' });
  set('[value=l]', { checked: true });
  set('select', { value: 'may' });
  set('textarea', { value: 'a\nb' });
  set('details', { open: true });
  const now = elementOf(form);
  putBack(before, now);
  expect(
    ['[name=name]', 'select', 'textarea'].map((field) => Reflect.get(find(now, field), 'value') as string),
  ).toEqual(['Asha', 'may', 'a\nb']);
  expect(find(now, '[value=l]')).toBeChecked();
  expect(find(now, '[value=s]')).not.toBeChecked();
  expect(find(now, 'details')).toHaveAttribute('open');
});

test('an element is known among its like, whatever a stranger put beside it', () => {
  const before = elementOf(`<button class="theirs">Fill in</button>${form}`);
  const now = elementOf(form);
  expect(twinIn(before, find(before, '.b'), now)).toBe(find(now, '.b'));
  expect(twinIn(before, find(before, '[value=l]'), now)).toBe(find(now, '[value=l]'));
});

test('one whose class a stranger changed is known by its place', () => {
  const before = elementOf(form);
  const two = find(before, '.b');
  two.className = 'b theirs';
  const now = elementOf(form);
  expect(twinIn(before, two, now)).toBe(find(now, '.b'));
});

test('one that is no more has no twin', () => {
  const before = elementOf(form);
  expect(twinIn(before, find(before, 'textarea'), elementOf('<input name="text">'))).toBeUndefined();
});
