/** What the islands and the loader (`scripts/export/browser/loader/`) tell each other about a visit. Without the loader nothing of it has any effect. */

/** The event that the loader counts, where a counter is set; its detail names what happened. */
export const countedEvent = 'counted-event';

/** @param what happened that no link shows, such as 'form-sent'; the counter adds the page's name */
export const tellCounter = (what: string): boolean =>
  window.dispatchEvent(new CustomEvent(countedEvent, { detail: what }));

/** A message to the operator, ended by the campaign that the visit came from, where campaigns are kept and there is one. */
export const withReference = (message: string): string => {
  const { reference } = document.documentElement.dataset;
  return reference ? `${message}\n\n${reference}` : message;
};
