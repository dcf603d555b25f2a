/**
 * The interface between the islands and the loader (`packages/export/browser/loader/`) for counting and campaigns. It has no effect without
 * the loader.
 */

/** The event that the loader counts if a counter is configured; its detail is the name of the action. */
export const countedEvent = 'counted-event';

/** @param what the name of an action that is not a link, such as 'form-sent'; the counter adds the page's name */
export const countEvent = (what: string): boolean =>
  window.dispatchEvent(new CustomEvent(countedEvent, { detail: what }));

/** Appends the reference of the visit's campaign to a message for the operator, if there is one. */
export const withReference = (message: string): string => {
  const { reference } = document.documentElement.dataset;
  return reference ? `${message}\n\n${reference}` : message;
};
