import { act, render } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { countNodes, hydrateIslands, type IslandData } from './hydrate';
import { island } from './island';
import { putBack, twinIn } from './put-back';

const seen: string[] = [];
let breaks = false;

function Form({ label, children, picture }: { label: string; children: ReactNode; picture: ReactNode }) {
  if (breaks) throw new Error('broken on purpose');
  const [count, setCount] = useState(0);
  useEffect(() => {
    seen.push(document.querySelector<HTMLInputElement>('[name=email]')?.value ?? 'no field');
  }, []);
  return (
    <section>
      <label>
        <span>{label}</span> <input name="email" />
      </label>
      <details>
        <summary>More</summary>
        {children}
      </details>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <div role="status">{count > 0 ? `${count}` : null}</div>
      {count > 1 ? picture : null}
    </section>
  );
}
const TestForm = island('test-form', Form, ['picture']);

/** The island as the server sends it, alone on its page. */
function openPage(): { root: HTMLElement; data: IslandData } {
  const { container, unmount } = render(
    <TestForm label="E-mail" picture={<b>Arrived</b>}>
      <input name="inside" />
    </TestForm>,
  );
  const html = container.innerHTML;
  unmount();
  seen.length = 0;
  document.body.innerHTML = html.replace(' data-hydrated=""', '');
  const root = find('[data-island]');
  const sent = JSON.parse(root.dataset['props'] ?? '') as Omit<IslandData, 'nodes'>;
  const data = { ...sent, nodes: countNodes(root) };
  root.dataset['props'] = '0';
  window.islandData = [data];
  return { root, data };
}

function find(selector: string, root: ParentNode = document): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

type HydratedEvent = CustomEvent<((old: Element) => Element | undefined) | null>;

/** Hydrates the page and returns the events that the islands dispatched. */
function hydrate(): HydratedEvent[] {
  const events: HydratedEvent[] = [];
  const listen = (event: Event) => events.push(event as HydratedEvent);
  document.addEventListener('island-hydrated', listen);
  hydrateIslands(TestForm);
  act(() => jest.runAllTimers());
  document.removeEventListener('island-hydrated', listen);
  return events;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { scrollBy: jest.fn() });
  Object.assign(document, { elementFromPoint: () => null });
});
afterEach(() => jest.useRealTimers());

test('keeps the elements of an unchanged island, and responds', () => {
  const { root, data } = openPage();
  expect(data).toMatchObject({ props: { label: 'E-mail' }, slots: ['picture', 'children'] });
  const [section, inside] = [find('section'), find('[name=inside]')];
  document.documentElement.setAttribute('data-runtime-failed', '');
  const events = hydrate();
  expect(find('section')).toBe(section);
  expect(find('[name=inside]')).toBe(inside);
  expect(root).toHaveAttribute('data-hydrated');
  expect(events.map(({ target, detail }) => [target, detail])).toEqual([[root, null]]);
  expect(document.documentElement).not.toHaveAttribute('data-runtime-failed');
  act(() => find('button').click());
  expect(find('[role=status]').textContent).toBe('1');
});

/** Changes that other software makes to a page before its scripts run. */
const alterations: Record<string, () => void> = {
  'a translator wraps a text': () => {
    const font = document.createElement('ins');
    font.append(...find('span').childNodes);
    find('span').append(font);
  },
  'a translator changes a text': () => {
    find('span').textContent = 'மின்னஞ்சல்';
  },
  'a password manager adds an element after a field': () => find('[name=email]').after(document.createElement('div')),
  'a reading aid puts an empty element before one of the same kind': () =>
    find('[role=status]').before(document.createElement('div')),
  'something is put at the start': () => find('[data-island]').prepend(document.createElement('section')),
  'a blocker takes an element away': () => find('[role=status]').remove(),
  'one is taken away and another put in': () => find('[role=status]').replaceWith(document.createElement('p')),
};

test.each(Object.entries(alterations))(
  'loses nothing typed, opened or focused, and keeps the island complete if %s',
  (_what, alter) => {
    const { root } = openPage();
    const inside = find('[name=inside]') as HTMLInputElement;
    inside.value = 'inside';
    (find('details') as HTMLDetailsElement).open = true;
    const email = find('[name=email]') as HTMLInputElement;
    email.value = 'asha@example.com';
    email.focus();
    email.setSelectionRange(2, 4);
    const button = find('button');
    alter();
    const [event] = hydrate();
    expect(root).toHaveAttribute('data-hydrated');
    const now = find('[name=email]') as HTMLInputElement;
    expect(now).toHaveValue('asha@example.com');
    expect(now).toHaveFocus();
    expect([now.selectionStart, now.selectionEnd]).toEqual([2, 4]);
    // The effects of the component read the restored value.
    expect(seen).toEqual(['asha@example.com']);
    expect((find('details') as HTMLDetailsElement).open).toBe(true);
    // The content of a slot is still the same element.
    expect(find('[name=inside]')).toBe(inside);
    // The loader can find the element that replaced the pressed button.
    act(() => (event?.detail?.(button) as HTMLElement).click());
    expect(root.querySelectorAll('[role=status]')).toHaveLength(1);
    expect(find('[role=status]').textContent).toBe('1');
  },
);

test('restores the native markup of an island that throws with what was typed, says so, and can retry', () => {
  const { root } = openPage();
  const inside = find('[name=inside]');
  (find('[name=email]') as HTMLInputElement).value = 'asha@example.com';
  breaks = true;
  // Inside `act`, React throws errors that it would report otherwise.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  hydrateIslands(TestForm);
  jest.runAllTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  breaks = false;
  expect(root).not.toHaveAttribute('data-hydrated');
  expect(find('[role=alert]')).toHaveTextContent('broken on purpose');
  expect(find('[name=email]')).toHaveValue('asha@example.com');
  expect(find('[name=inside]')).toBe(inside);
  act(() => find('[role=alert] button').click());
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(root).toHaveAttribute('data-hydrated');
  expect(find('[name=email]')).toHaveValue('asha@example.com');
});

test('moves the content of a hidden slot into one that is rendered later, and on to the next', () => {
  openPage();
  hydrate();
  const picture = find('b');
  expect(picture.closest('[hidden]')).not.toBeNull();
  act(() => find('button').click());
  act(() => find('button').click());
  expect(find('b')).toBe(picture);
  expect(picture.closest('[hidden]')).toBeNull();
});

test('leaves an island native if the page has no data for it', () => {
  const { root } = openPage();
  delete window.islandData;
  expect(hydrate()).toEqual([]);
  expect(root).not.toHaveAttribute('data-hydrated');
});

function elementOf(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

const form = `
  <input name="name"><input type="radio" name="size" value="s"><input type="radio" name="size" value="l">
  <select name="month"><option value=""></option><option value="may">May</option></select><textarea name="text"></textarea>
  <details><summary>More</summary></details><button class="a">One</button><button class="b">Two</button>`;

test('copies what was typed, chosen and opened into the new elements', () => {
  const before = elementOf(`<font>${form}</font>`);
  const set = (selector: string, value: object) => Object.assign(find(selector, before), value);
  set('[name=name]', { value: 'Asha' });
  set('[value=l]', { checked: true });
  set('select', { value: 'may' });
  set('textarea', { value: 'a\nb' });
  set('details', { open: true });
  const now = elementOf(form);
  putBack(before, now);
  expect(
    ['[name=name]', 'select', 'textarea'].map((field) => Reflect.get(find(field, now), 'value') as string),
  ).toEqual(['Asha', 'may', 'a\nb']);
  expect(find('[value=l]', now)).toBeChecked();
  expect(find('[value=s]', now)).not.toBeChecked();
  expect(find('details', now)).toHaveAttribute('open');
});

test('matches an element among similar ones, whatever other software inserted beside it', () => {
  const before = elementOf(`<button class="theirs">Fill in</button>${form}`);
  const now = elementOf(form);
  expect(twinIn(before, find('.b', before), now)).toBe(find('.b', now));
  expect(twinIn(before, find('[value=l]', before), now)).toBe(find('[value=l]', now));
});

test('matches an element whose class was changed by its position', () => {
  const before = elementOf(form);
  const two = find('.b', before);
  two.className = 'b theirs';
  const now = elementOf(form);
  expect(twinIn(before, two, now)).toBe(find('.b', now));
});

test('finds no match for an element that is gone', () => {
  const before = elementOf(form);
  expect(twinIn(before, find('textarea', before), elementOf('<input name="text">'))).toBeUndefined();
});
