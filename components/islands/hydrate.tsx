import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ErrorMessage } from '@/components/sections/error-message';
import { announceHydrated, type IslandParts } from './island';
import { putBack, twinIn } from './put-back';

/** What the build notes of one island in a page. */
export interface IslandData {
  props: Readonly<Record<string, unknown>>;
  slots: readonly string[];
  /** Its elements and texts, without those in its slots (`countNodes`). */
  nodes: number;
}

declare global {
  interface Window {
    /** By the number in `data-props`. Set by the data script of the page, which runs first. */
    islandData?: readonly IslandData[];
  }
}

/** How many elements and texts an island has, without those in its slots. */
export function countNodes(island: Element): number {
  let count = 0;
  for (const node of island.childNodes) {
    if (node.nodeType === Node.COMMENT_NODE) continue;
    count += 1;
    if (node instanceof Element && !node.hasAttribute('data-slot')) count += countNodes(node);
  }
  return count;
}

/** Moves what is in an element of the page into whatever element React makes for it. */
function adopter(from: Element | undefined): (slot: Element) => void {
  let element = from;
  return (slot) => {
    if (slot !== element) slot.replaceChildren(...(element?.childNodes ?? []));
    element = slot;
  };
}

/** Content of the page in an island. Its nodes stay the same ones: into a slot that React makes anew they move. */
function Slot({ name, adopt }: { name: string; adopt: (slot: Element) => void }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (slot.current) adopt(slot.current);
  }, [adopt]);
  // React looks at nothing inside an element whose HTML is given.
  return (
    <div
      ref={slot}
      data-slot={name}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** Stands before the component, so that its layout effect comes before the component's effects. */
function Before({ effect }: { effect: () => void }) {
  useLayoutEffect(effect, [effect]);
  return null;
}

/** The field that has the focus, and what is selected in it. */
function focusIn(root: Element) {
  const { activeElement } = document;
  if (!activeElement || !root.contains(activeElement)) return undefined;
  const { selectionStart = null, selectionEnd = null } = activeElement as Partial<HTMLInputElement>;
  return { element: activeElement, selectionStart, selectionEnd };
}

/**
 * Where a component throws, its island becomes again what it was before, with what was typed; over it stand what happened, a button to try
 * again and the ways to reach a human.
 */
function giveUp(root: Element, sent: readonly Node[], error: unknown, retry: () => void): void {
  root.replaceChildren(...sent);
  // Past the loader, which would wait for the island.
  const goNative = (event: Event) => {
    if (event.target instanceof Node && root.contains(event.target)) event.stopPropagation();
  };
  window.addEventListener('submit', goNative, true);
  const place = document.createElement('div');
  root.before(place);
  const notice = createRoot(place);
  const onRetry = () => {
    notice.unmount();
    place.remove();
    window.removeEventListener('submit', goNative, true);
    retry();
  };
  notice.render(<ErrorMessage heading="h2" message={error instanceof Error ? error.message : ''} onRetry={onRetry} />);
}

/**
 * Hydrates one island. If its elements are no longer those that were sent (a translator wrapped its texts, a password manager added something,
 * a blocker took something away), React renders it anew, and what the visitor typed, chose, opened and focused is put back in the same task.
 */
function hydrate(root: Element, parts: IslandParts, data: IslandData): void {
  // What it was rendered with comes from itself (`data-props`).
  const Component = parts.Component as (props: object) => ReactNode;
  const sent = [...root.childNodes];
  const slotIn = (name: string) =>
    [...root.querySelectorAll(`[data-slot=${name}]`)].find((slot) => slot.closest('[data-island]') === root);
  const slots = data.slots.map((name) => {
    const element = slotIn(name);
    const adopt = adopter(element);
    return { name, element, adopt, node: <Slot key={name} name={name} adopt={adopt} /> };
  });
  const waiting: ReactNode[] = slots
    .filter(({ name }) => parts.later.includes(name))
    .map(({ name, node }) => (
      <div key={name} hidden>
        {node}
      </div>
    ));

  /** What React has taken out, where it rendered anew. */
  const replaced = document.createDocumentFragment();
  const focus = focusIn(root);
  // What the visitor looks at: it keeps its place on the screen, also where the texts above it become shorter.
  const seen = focus?.element ?? document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = seen?.getBoundingClientRect().top ?? 0;
  const onRendered = () => {
    if (sent.every((node) => node.isConnected)) return;
    replaced.append(...sent);
    putBack(replaced, root);
  };
  const tree = (
    <>
      <Before effect={onRendered} />
      <Component {...data.props} {...Object.fromEntries(slots.map(({ name, node }) => [name, node]))} />
      {waiting}
    </>
  );
  const errors: unknown[] = [];
  let reactRoot: Root | undefined;
  const onUncaughtError = (error: unknown) => {
    errors.push(error);
    for (const { element, adopt } of slots) if (element) adopt(element);
    giveUp(root, sent, error, () => {
      // Empties the island once more.
      reactRoot?.unmount();
      root.replaceChildren(...sent);
      hydrate(root, parts, data);
    });
  };
  // In one task: nothing can be typed between the look at the island and the new one.
  flushSync(() => {
    if (countNodes(root) === data.nodes) {
      // What React finds changed all the same it renders anew: no error to report.
      reactRoot = hydrateRoot(root, tree, { onRecoverableError: () => {}, onUncaughtError });
    } else {
      reactRoot = createRoot(root, { onUncaughtError });
      reactRoot.render(tree);
    }
  });

  if (errors.length > 0) return;

  const isNew = replaced.hasChildNodes();
  const find = (old: Element) => (old.isConnected ? (old as HTMLElement) : twinIn(replaced, old, root));
  if (isNew && focus) {
    const field = find(focus.element) as HTMLInputElement | undefined;
    field?.focus({ preventScroll: true });
    if (focus.selectionStart !== null) field?.setSelectionRange(focus.selectionStart, focus.selectionEnd);
  }
  const seenNow = isNew && seen ? find(seen) : undefined;
  if (seenNow) window.scrollBy({ top: seenNow.getBoundingClientRect().top - top, behavior: 'instant' });
  announceHydrated(root, isNew ? find : undefined);
}

/** Hydrates all islands of a kind, each in a task of its own, once the page is parsed. The page's data script has run before. */
export function hydrateIslands({ parts }: { parts: IslandParts }): void {
  const run = () => {
    for (const root of document.querySelectorAll<HTMLElement>(`[data-island=${parts.name}]:not([data-hydrated])`)) {
      const data = window.islandData?.[Number(root.dataset['props'])];
      if (data) setTimeout(() => hydrate(root, parts, data));
    }
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  else run();
}
