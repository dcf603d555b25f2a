/** Runs a task once the page is shown: immediately, or when a prerendered page is activated. */
export function whenShown(task: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', task);
  else task();
}
