/** Runs a task when the page is idle, after 2 seconds at the latest; in Safari, which has no idle callback, after 0.2 seconds. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
