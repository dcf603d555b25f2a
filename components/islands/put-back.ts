/** What a visitor did to elements that React has rendered anew, put back into those that stand in their place. */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A radio button or checkbox is known by its value, too: its group shares the name. */
const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type);

/** What two renderings of an element have in common, whatever a stranger's script wrote into one of them. */
const nameOf = (element: Element): string =>
  [element.tagName, element.getAttribute('name'), isChoice(element) && element.value].join();
const nameAndLook = (element: Element): string =>
  [nameOf(element), element.hasAttribute('name') || element.className].join();

/** Elements that have a name in common, in the order of the page. What is in a slot is not React's, and stays. */
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
 * The elements that stand for those that were replaced: each has the same kind, name and place among its like.
 * @param before what was replaced
 * @param now what stands in its place
 * @param selector of the elements that are asked for
 */
function twinsIn(before: Node & ParentNode, now: Node & ParentNode, selector: string): Map<Element, HTMLElement> {
  const twins = new Map<Element, HTMLElement>();
  // The closer likeness comes last, and holds.
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

/** The element that stands for one that was replaced, as `twinsIn` finds it. */
export const twinIn = (before: Node & ParentNode, element: Element, now: Node & ParentNode): HTMLElement | undefined =>
  twinsIn(before, now, element.tagName).get(element);

/** Copies what was typed, chosen and opened. */
export function putBack(before: Node & ParentNode, now: Node & ParentNode): void {
  for (const [element, twin] of twinsIn(before, now, 'input, select, textarea, details')) {
    if (isChoice(element)) (twin as HTMLInputElement).checked = element.checked;
    else if (element instanceof HTMLDetailsElement) (twin as HTMLDetailsElement).open = element.open;
    else (twin as Field).value = (element as Field).value;
  }
}
