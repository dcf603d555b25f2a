/** Tells other parts of the editor that something was saved. */

const name = 'editor:saved';

export const tellSaved = (): void => void window.dispatchEvent(new Event(name));

/** Calls a function after each save. Returns a function that stops it. */
export function onSaved(look: () => void): () => void {
  window.addEventListener(name, look);
  return () => window.removeEventListener(name, look);
}
