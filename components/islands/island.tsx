'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { onDemandIslands } from './shared-modules';

/**
 * An island: a component that is hydrated on its own, apart from the page around it. In the exported HTML its element has `data-island`,
 * its name, and `data-props`, its props. `hydrate.tsx` makes a React root from them. Content that the server rendered and the island only
 * places (`children`, a picture) is in slots, `data-slot`. React neither hydrates nor renders the content of a slot.
 */
export interface IslandParts {
  name: string;
  Component: (props: never) => ReactNode;
  /** Slots that the component does not render at first: they are in the page, hidden. */
  later: readonly string[];
}

interface Sent {
  /** All props that are not slots, as JSON. */
  props: Readonly<Record<string, unknown>>;
  slots: readonly string[];
}

/** Returns whether React would render the value as an element: `$$typeof` is on elements and on those that the server has yet to send. */
const isNode = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null && '$$typeof' in value) || (Array.isArray(value) && value.some(isNode));

function sent(props: object): Sent {
  const entries = Object.entries(props);
  return {
    props: Object.fromEntries(entries.filter(([, value]) => !isNode(value))),
    slots: entries.filter(([, value]) => isNode(value)).map(([name]) => name),
  };
}

/**
 * The event that an island dispatches when it is hydrated. The loader (`packages/export/browser/`) then replays what a visitor did before.
 */
export const islandHydrated = 'island-hydrated';

/**
 * Marks an island as hydrated and notifies the loader.
 * @param find if React rendered again: finds the new element for one that the visitor used
 */
export function announceHydrated(root: Element, find?: (old: Element) => Element | undefined): void {
  // The loader may have reported a failure before a later attempt loaded the runtime.
  document.documentElement.removeAttribute('data-runtime-failed');
  root.setAttribute('data-hydrated', '');
  root.dispatchEvent(new CustomEvent(islandHydrated, { bubbles: true, detail: find }));
}

/** Wraps a component as it is used in pages, with its parts for `hydrate.tsx`. */
export function island<Props extends object>(
  name: string,
  Component: (props: Props) => ReactNode,
  later: readonly (keyof Props & string)[] = [],
): ((props: Props) => ReactNode) & { parts: IslandParts } {
  function Island(props: Props) {
    const root = useRef<HTMLDivElement>(null);
    // In the export `hydrate.tsx` announces it; this is for `next dev` and the plain export, where Next hydrates.
    useEffect(() => {
      if (root.current) announceHydrated(root.current);
    }, []);
    const slot = (of: string) => (
      <div key={of} data-slot={of} className="contents">
        {(props as Record<string, ReactNode>)[of]}
      </div>
    );
    const data = sent(props);
    const slots = Object.fromEntries(data.slots.map((of) => [of, slot(of)]));
    return (
      <div
        ref={root}
        data-island={name}
        data-props={JSON.stringify(data)}
        // The export writes the path of the island's file (`packages/export/island-data.ts`).
        {...(onDemandIslands.includes(name) ? { 'data-file': '' } : {})}
        className="contents"
      >
        <Component {...props} {...slots} />
        {later.map((of) => (
          <div key={of} hidden>
            {slot(of)}
          </div>
        ))}
      </div>
    );
  }
  return Object.assign(Island, { parts: { name, Component, later } });
}
