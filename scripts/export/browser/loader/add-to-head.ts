/** Adds an element to the head; its properties are set before. */
export const addToHead = (name: string, properties: object): void =>
  document.head.append(Object.assign(document.createElement(name), properties));
