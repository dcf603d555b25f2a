/** Adds an element to the head, after setting its properties. */
export function addToHead<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: object,
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  document.head.append(element);
  return element;
}
