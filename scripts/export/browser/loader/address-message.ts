/** Characters of the address's text that come into a message: the longest name of a trip has fewer. */
const most = 80;

/** Begins an empty message with what the address says it is about: `?about=Kerala%20Package`. Once: what the visitor makes of it stands. */
export function beginMessage(): void {
  const about = new URLSearchParams(location.search).get('about');
  const field = document.querySelector<HTMLTextAreaElement>('[data-about]:not([data-from-address])');
  if (!about || !field) return;
  field.dataset['fromAddress'] = '';
  if (!field.value) field.value = `${field.dataset['about']}${about.slice(0, most)}.`;
}
