/** Helpers that create the elements of the pages beside the editor. */

type Child = Node | string;

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

/** Replaces the content of the page. */
export const fill = (...children: readonly Child[]): void =>
  document.querySelector('#content')?.replaceChildren(...children);

/** Shows the result of an action in a status region, which screen readers announce. */
export function say(text: string, kind: 'done' | 'failed' | 'busy', ...more: readonly Child[]): void {
  const status = document.querySelector('#status');
  status?.replaceChildren(text, ...more.flatMap((child) => [' ', child]));
  status?.setAttribute('class', kind);
}
