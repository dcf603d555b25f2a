'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { mostCards } from '@/components/ui/list-layout';
import { stateArrows } from '@/content/words/controls';
import { glide, placesOf } from '@/components/islands/motion';
import { island } from '@/components/islands/island';
import { Choices } from './choices';
import type { OneParameter } from '@/content/model/filter/parameters';
import { useAddressState } from './use-address-state';
import { useShownState } from './use-shown-state';

interface StateCarouselProps {
  filter: { readonly state: OneParameter };
  /** For each state, by id: the number of its tours, as text. */
  counts: Readonly<Record<string, string>>;
  /** For each state its heading and tours, in an element that is an item of the filter (`itemAttributes`). */
  children: ReactNode;
}

const arrow =
  'needs-script grid size-12 shrink-0 place-items-center rounded-small border-2 border-edge bg-paper-raised hover:border-ink';

/** The carousel of states: two, three or four buttons a view, by screen width, and below it the tours of the selected state. */
export const StateCarousel = island(
  'state-carousel',
  function StateCarousel({ filter, counts, children }: StateCarouselProps) {
    const root = useRef<HTMLDivElement>(null);
    const [{ state: chosen }, change] = useAddressState(filter);
    const shown = useShownState(chosen);
    const announced = shown ?? chosen;

    const animated = useRef(announced);
    useLayoutEffect(() => {
      if (shown === undefined) return;
      for (const panel of root.current?.querySelectorAll<HTMLElement>('[data-in-state]') ?? [])
        panel.hidden = panel.dataset['inState'] !== shown;
      if (animated.current === shown) return;
      animated.current = shown;
      const list = root.current?.querySelector('[data-in-state]:not([hidden]) > ul');
      if (list && list.children.length <= mostCards) glide(list, new Map(), placesOf(list));
    }, [root, shown]);

    const bringIntoView = useRef<ReturnType<typeof setTimeout>>(undefined);
    const turn = (views: 1 | -1) => {
      // Do not snap back to the selected state once the user has scrolled.
      clearTimeout(bringIntoView.current);
      const element = root.current?.querySelector('.carousel-track');
      element?.scrollBy({ left: views * element.clientWidth });
    };

    useEffect(() => {
      // Scrolls the track, not the page, to the chosen button. Measuring it causes a layout of the list, so it waits until the list is
      // painted.
      bringIntoView.current = setTimeout(() => {
        const element = root.current?.querySelector<HTMLElement>('.carousel-track');
        const button = element?.querySelector<HTMLElement>(`input[value="${chosen}"]`)?.closest('label');
        if (!element || !button) return;
        const left = button.offsetLeft;
        if (left < element.scrollLeft || left + button.offsetWidth > element.scrollLeft + element.clientWidth)
          element.scrollTo({ left });
      }, 50);
      return () => clearTimeout(bringIntoView.current);
    }, [root, chosen]);

    return (
      <div ref={root}>
        <div
          data-filter={shown ? 'by-script' : 'by-style'}
          className="grid grid-cols-[3rem_minmax(0,1fr)_3rem] items-center gap-2 noscript:block"
        >
          <button type="button" className={arrow} onClick={() => turn(-1)}>
            <Icon of={ChevronLeft} size={24} />
            <span className="sr-only">{stateArrows.previous}</span>
          </button>
          <div>
            <Choices
              name="state"
              group={filter.state}
              chosen={chosen}
              onChoose={({ state }) => change({ state: String(state) })}
              isByScript={shown !== undefined}
              listClass="carousel-track relative flex snap-x snap-mandatory gap-2 overflow-x-auto overscroll-x-contain scroll-p-1 scroll-smooth p-1 [scrollbar-width:thin] motion-reduce:scroll-auto"
              itemClass="h-15 shrink-0 snap-start basis-[calc((100%-0.5rem)/2)] md:basis-[calc((100%-1rem)/3)] lg:basis-[calc((100%-1.5rem)/4)]"
            />
          </div>
          <button type="button" className={arrow} onClick={() => turn(1)}>
            <Icon of={ChevronRight} size={24} />
            <span className="sr-only">{stateArrows.next}</span>
          </button>
        </div>
        {/* Announces the newly chosen state to screen readers. */}
        <p role="status" className="needs-script sr-only">
          {filter.state.choices.find(({ id }) => id === announced)?.label}: {counts[announced]}
        </p>
        <div>{children}</div>
      </div>
    );
  },
);
