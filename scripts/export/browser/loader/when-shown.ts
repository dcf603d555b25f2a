/** Runs a task once the page is shown: at once, or when a page that was prerendered is opened. */
export function whenShown(task: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', task);
  else task();
}
