/** The most characters of the URL's text in a message, more than the longest name of a trip. */
const most = 80;

/**
 * Prefills an empty message with the subject in the URL: `?about=Kerala%20Package`. It does so once, so that later edits of the visitor are
 * kept.
 */
export function beginMessage(): void {
  const about = new URLSearchParams(location.search).get('about');
  const field = document.querySelector<HTMLTextAreaElement>('[data-about]:not([data-from-address])');
  if (!about || !field) return;
  field.dataset['fromAddress'] = '';
  if (!field.value) field.value = `${field.dataset['about']}${about.slice(0, most)}.`;
}
