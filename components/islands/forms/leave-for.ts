/** Leaves the page for a mail program or a chat. In a file of its own, because the DOM of the unit tests cannot leave a page. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
