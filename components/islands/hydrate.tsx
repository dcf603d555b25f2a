import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ErrorMessage } from '@/components/ui/error-message';
import { announceHydrated, type IslandParts } from './island';
import { putBack, twinIn } from './put-back';

/** The data of one island that the build writes into the page. */
export interface IslandData {
  props: Readonly<Record<string, unknown>>;
  slots: readonly string[];
  /** The number of its elements and texts, without those in its slots (`countNodes`). */
  nodes: number;
}

declare global {
  interface Window {
    /** Indexed by the number in `data-props`. Set by the page's data script, which runs first. */
    islandData?: readonly IslandData[];
  }
}

/** Counts the elements and texts of an island, without those in its slots. */
export function countNodes(island: Element): number {
  let count = 0;
  for (const node of island.childNodes) {
    if (node.nodeType === Node.COMMENT_NODE) continue;
    count += 1;
    if (node instanceof Element && !node.hasAttribute('data-slot')) count += countNodes(node);
  }
  return count;
}

/** Returns a function that moves the content of an element of the page into the element that React renders for it. */
function adopter(from: Element | undefined): (slot: Element) => void {
  let element = from;
  return (slot) => {
    if (slot !== element) slot.replaceChildren(...(element?.childNodes ?? []));
    element = slot;
  };
}

/** Content of the page inside an island. Its nodes are kept: if React creates the slot again, they are moved into it. */
function Slot({ name, adopt }: { name: string; adopt: (slot: Element) => void }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (slot.current) adopt(slot.current);
  }, [adopt]);
  // React does not reconcile the content of an element with given HTML.
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

/** Rendered before the component, so that its layout effect runs before the component's effects. */
function Before({ effect }: { effect: () => void }) {
  useLayoutEffect(effect, [effect]);
  return null;
}

/** The focused element within the root, and its selection. */
function focusIn(root: Element) {
  const { activeElement } = document;
  if (!activeElement || !root.contains(activeElement)) return undefined;
  const { selectionStart = null, selectionEnd = null } = activeElement as Partial<HTMLInputElement>;
  return { element: activeElement, selectionStart, selectionEnd };
}

/**
 * Restores an island whose component threw to its native markup, with what was typed. Above it are the error, a button to retry and the
 * ways to contact a person.
 */
function giveUp(root: Element, sent: readonly Node[], error: unknown, retry: () => void): void {
  root.replaceChildren(...sent);
  // Stops the event before the loader, which would wait for the island.
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
 * Hydrates one island. If its elements differ from those that were sent (a translator wrapped its texts, a password manager added
 * something, a blocker removed something), React renders it again, and what the visitor typed, chose, opened and focused is restored in the
 * same task.
 */
function hydrate(root: Element, parts: IslandParts, data: IslandData): void {
  // The cast is safe: the props come from this component's own `data-props`.
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

  /** The nodes that React replaced, if it rendered again. */
  const replaced = document.createDocumentFragment();
  const focus = focusIn(root);
  // The element that the visitor looks at keeps its place on the screen, even if texts above it become shorter.
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
      // Unmounting empties the island, so its markup is restored again.
      reactRoot?.unmount();
      root.replaceChildren(...sent);
      hydrate(root, parts, data);
    });
  };
  // Synchronous, so that nothing can be typed between counting the nodes and rendering.
  flushSync(() => {
    if (countNodes(root) === data.nodes) {
      // React renders again whatever differs all the same, which is no error to report.
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

/** Hydrates all islands of a kind, each in a task of its own, once the page is parsed. The page's data script has already run. */
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
