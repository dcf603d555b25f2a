/** Helpers that create the elements of the pages beside the editor. */

export type Child = Node | string;

/** An element with attributes and children. Text children are never parsed as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

export const link = (href: string, text: string): HTMLElement => element('a', { href }, text);

export const paragraph = (...children: readonly Child[]): HTMLElement => element('p', {}, ...children);

export const list = (items: readonly (Child | readonly Child[])[]): HTMLElement =>
  element(
    'ul',
    {},
    ...items.map((item) => element('li', {}, ...(typeof item === 'string' || item instanceof Node ? [item] : item))),
  );

/** A change of a value in words: 'Price: ₹26,300 → ₹26,900'. */
export const changeOf = (label: string, was: string, is: string): Child[] => [
  `${label}: `,
  element('del', {}, was),
  ' → ',
  element('ins', {}, is),
];

/** A button that runs an action, and is disabled while it runs. */
export function button(text: string, work: () => Promise<void>, kind = ''): HTMLButtonElement {
  const made = element('button', { type: 'button', ...(kind ? { class: kind } : {}) }, text);
  made.addEventListener('click', () => {
    made.disabled = true;
    void work().finally(() => {
      made.disabled = false;
    });
  });
  return made;
}

/** Runs an action when a form is submitted. The form is inert while it runs, so that it is sent once, as it was typed. */
export function onSubmit(form: HTMLFormElement, work: () => Promise<void>): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.inert = true;
    void work().finally(() => {
      form.inert = false;
    });
  });
}

/** Writes a text into a field as if it was typed. */
export function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replaces the content of the page. */
export const fill = (...children: readonly Child[]): void =>
  document.querySelector('#content')?.replaceChildren(...children);

/** Shows the result of an action in a status region, which screen readers announce. */
export function say(text: string, kind: 'done' | 'failed' | 'busy', ...more: readonly Child[]): void {
  const status = document.querySelector('#status');
  status?.replaceChildren(text, ...more.flatMap((child) => [' ', child]));
  status?.setAttribute('class', kind);
}
