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

/**
 * The element that stands for one that was replaced: the same kind, name and place among its like.
 * @param before what was replaced
 * @param now what stands in its place
 */
export function twinIn(before: ParentNode, element: Element, now: ParentNode): HTMLElement | undefined {
  const like = (parent: ParentNode) => [...parent.querySelectorAll<HTMLElement>(element.tagName)];
  for (const keyOf of [nameAndLook, nameOf]) {
    const same = (other: Element) => keyOf(other) === keyOf(element);
    const twin =
      like(now).filter(same)[
        like(before)
          .filter(same)
          .findIndex((other) => other === element)
      ];
    if (twin) return twin;
  }
  return undefined;
}

/** Copies what was typed, chosen and opened. */
export function putBack(before: ParentNode, now: ParentNode): void {
  for (const element of before.querySelectorAll<Field | HTMLDetailsElement>('input, select, textarea, details')) {
    const twin = twinIn(before, element, now);
    if (!twin) continue;
    if (isChoice(element)) (twin as HTMLInputElement).checked = element.checked;
    else if (element instanceof HTMLDetailsElement) (twin as HTMLDetailsElement).open = element.open;
    else (twin as Field).value = element.value;
  }
}
