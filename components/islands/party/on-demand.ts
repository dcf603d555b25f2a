/**
 * Loads the islands that are fetched once a visitor has chosen who travels or when, or presses their button: in the exported HTML their element
 * names their file.
 */
import { currentQuery, subscribe, writeQuery } from '@/components/islands/query-store';
import { chosenQuery } from './chosen-query';
import { keptChoice } from './kept-choice';

const waiting = '[data-island][data-file]:not([data-hydrated])';

const asked = new Set<string>();

/** Fetches the file of an island once; after a failure its next use tries again. */
function load(root: HTMLElement): void {
  const { file = '' } = root.dataset;
  if (asked.has(file)) return;
  asked.add(file);
  const script = document.createElement('script');
  script.src = file;
  script.onerror = () => {
    asked.delete(file);
    script.remove();
    root.removeAttribute('aria-busy');
  };
  document.head.append(script);
}

/** Writes the kept choice into the address of a page with prices that names none: what an address says wins over what was kept. */
function adoptKept(): void {
  const kept = keptChoice();
  if (!kept || chosenQuery()) return;
  writeQuery([currentQuery().slice(1), kept].filter(Boolean).join('&'), 'replace');
}

/** Starts when the runtime does. */
export function loadOnDemand(): void {
  const roots = () => document.querySelectorAll<HTMLElement>(waiting);
  const isPriced = document.querySelector(`${waiting}, [data-island=wizard]`) !== null;
  if (!isPriced) return;
  adoptKept();
  const loadIfChosen = () => {
    if (chosenQuery()) roots().forEach(load);
  };
  subscribe(loadIfChosen);
  loadIfChosen();
  // The loader marks an island as busy while it holds a press of its button.
  const loadIfBusy = () => roots().forEach((root) => root.hasAttribute('aria-busy') && load(root));
  new MutationObserver(loadIfBusy).observe(document.body, { attributeFilter: ['aria-busy'], subtree: true });
  loadIfBusy();
}
