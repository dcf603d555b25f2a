'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/**
 * An island: a component that is hydrated on its own, apart from the page around it. In the exported HTML it stands in an element with
 * `data-island`, its name, and `data-props`, what it was rendered with. From these `hydrate.tsx` makes a React root of its own.
 *
 * Content that the server rendered and the island only places (`children`, a picture) stands in slots, `data-slot`. React leaves what is in
 * them as it is: not hydrated, never rendered again.
 */
export interface IslandParts {
  name: string;
  Component: (props: never) => ReactNode;
  /** Slots that the component does not place at first: they wait in the page, hidden. */
  later: readonly string[];
}

interface Sent {
  /** All that is no slot, as JSON. */
  props: Readonly<Record<string, unknown>>;
  slots: readonly string[];
}

/** Whether React would render it as an element: `$$typeof` is on elements and on those that the server has yet to send. */
const isNode = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null && '$$typeof' in value) || (Array.isArray(value) && value.some(isNode));

function sent(props: object): Sent {
  const entries = Object.entries(props);
  return {
    props: Object.fromEntries(entries.filter(([, value]) => !isNode(value))),
    slots: entries.filter(([, value]) => isNode(value)).map(([name]) => name),
  };
}

/** The name of the event that an island sends when it answers. The loader (`scripts/export/browser/`) then replays what a visitor did before. */
export const islandHydrated = 'island-hydrated';

/**
 * Marks an island as hydrated and tells the loader.
 * @param find where React rendered anew: the element that now stands for one that the visitor used
 */
export function announceHydrated(root: Element, find?: (old: Element) => Element | undefined): void {
  // The loader may have reported a failure; a later try brought the runtime.
  document.documentElement.removeAttribute('data-runtime-failed');
  root.setAttribute('data-hydrated', '');
  root.dispatchEvent(new CustomEvent(islandHydrated, { bubbles: true, detail: find }));
}

/** A component as it is used in pages, and its parts for `hydrate.tsx`. */
export function island<Props extends object>(
  name: string,
  Component: (props: Props) => ReactNode,
  later: readonly (keyof Props & string)[] = [],
): ((props: Props) => ReactNode) & { parts: IslandParts } {
  function Island(props: Props) {
    const root = useRef<HTMLDivElement>(null);
    // In prepared pages `hydrate.tsx` does this; here it is for `next dev` and the plain export, where Next hydrates.
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
      <div ref={root} data-island={name} data-props={JSON.stringify(data)} className="contents">
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
