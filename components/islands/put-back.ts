/** Restores what a visitor did in elements that React rendered again. */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The buttons of a group share its name, so a radio button or checkbox is also matched by its value. */
const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type);

/** The parts of an element that other software leaves unchanged, as a key that is equal in both renderings. */
const nameOf = (element: Element): string =>
  [element.tagName, element.getAttribute('name'), isChoice(element) && element.value].join();
const nameAndLook = (element: Element): string =>
  [nameOf(element), element.hasAttribute('name') || element.className].join();

/** The elements by key, in the order of the page. Slots are left out: React does not render their content. */
function groupsOf(parent: Node & ParentNode, selector: string, keyOf: (element: Element) => string) {
  const groups = new Map<string, HTMLElement[]>();
  for (const element of parent.querySelectorAll<HTMLElement>(selector)) {
    const slot = element.closest('[data-slot]');
    if (slot && parent.contains(slot)) continue;
    const key = keyOf(element);
    const group = groups.get(key);
    if (group) group.push(element);
    else groups.set(key, [element]);
  }
  return groups;
}

/**
 * Matches the replaced elements with the new ones of the same kind, name and index.
 * @param before the replaced nodes
 * @param now the nodes in their place
 * @param selector a selector for the elements to match
 */
function twinsIn(before: Node & ParentNode, now: Node & ParentNode, selector: string): Map<Element, HTMLElement> {
  const twins = new Map<Element, HTMLElement>();
  // The stricter key comes last and overrides the other.
  for (const keyOf of [nameOf, nameAndLook]) {
    const groups = groupsOf(now, selector, keyOf);
    for (const [key, like] of groupsOf(before, selector, keyOf))
      for (const [index, element] of like.entries()) {
        const twin = groups.get(key)?.[index];
        if (twin) twins.set(element, twin);
      }
  }
  return twins;
}

/** The new element for one that was replaced, as `twinsIn` matches them. */
export const twinIn = (before: Node & ParentNode, element: Element, now: Node & ParentNode): HTMLElement | undefined =>
  twinsIn(before, now, element.tagName).get(element);

/** Copies what was typed, chosen and opened into the new elements. */
export function putBack(before: Node & ParentNode, now: Node & ParentNode): void {
  for (const [element, twin] of twinsIn(before, now, 'input, select, textarea, details')) {
    if (isChoice(element)) (twin as HTMLInputElement).checked = element.checked;
    else if (element instanceof HTMLDetailsElement) (twin as HTMLDetailsElement).open = element.open;
    else (twin as Field).value = (element as Field).value;
  }
}
