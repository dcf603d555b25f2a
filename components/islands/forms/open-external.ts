/** Navigates to a mail program or a chat. It is in a file of its own so that tests can mock it: jsdom cannot leave a page. */
export function openExternal(address: string): void {
  window.location.assign(address);
}

/** Follows a link into a new tab. In-app browsers follow links, but many of them open nothing for `window.open`. */
export function openInNewTab(address: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href: address, target: '_blank', rel: 'noopener noreferrer' });
  link.click();
}
