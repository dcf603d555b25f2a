/** How islands leave the page for a mail program or a chat. In a file of its own, because the DOM of the unit tests cannot leave a page. */
export function openExternal(address: string): void {
  window.location.assign(address);
}

/** Follows a link into a new tab. The browsers inside other apps follow links, but many of them open nothing for `window.open`. */
export function openInNewTab(address: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href: address, target: '_blank', rel: 'noopener noreferrer' });
  link.click();
}
