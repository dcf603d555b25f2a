import { draftKey } from '../../../../components/islands/forms/draft-key';

/** Whether the page has a form that keeps a draft, and the tab's storage holds one; a browser may refuse to tell. */
export function hasStoredDraft(): boolean {
  try {
    return !!document.querySelector('[data-island=wizard]') && sessionStorage.getItem(draftKey) !== null;
  } catch {
    return false;
  }
}
