/** Runs a task when the page has nothing else to do, after 2 seconds at the latest; Safari, which cannot tell, after 0.2. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
