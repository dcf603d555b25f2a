/** Whether the page has a form that keeps a draft, and the tab's storage holds something; a browser may refuse to tell. */
export function hasStoredDraft(): boolean {
  try {
    return !!document.querySelector('[data-island=draft]') && sessionStorage.length > 0;
  } catch {
    return false;
  }
}
