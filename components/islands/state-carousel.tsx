'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Choices, type Choice } from './choices';
import { FilteredList, type ListItem } from './filtered-list';
import { useChoice } from './use-choice';
import { useIsland } from './use-island';
import { useLive } from './use-live';
import { useShown } from './use-shown';

interface StateCarouselProps {
  name: string;
  legend: string;
  choices: readonly Choice[];
  fallback: string;
  items: readonly ListItem[];
  /** The line above the cards for each choice: heading and count, rendered on the server. */
  headings: Readonly<Record<string, ReactNode>>;
  listClass: string;
}

const arrow = 'needs-script grid size-12 shrink-0 place-items-center rounded-small border-2 border-edge bg-paper-raised hover:border-ink';

/** The carousel of states: two, three or four buttons a view by screen width; the chosen state filters the cards below. */
export function StateCarousel({ name, legend, choices, fallback, items, headings, listClass }: StateCarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  useIsland(root);
  const [chosen, choose] = useChoice({ name, ids: choices.map((choice) => choice.id), fallback });

  const live = useLive();
  const { shown, settled } = useShown(name, items, chosen);

  const track = () => root.current?.querySelector<HTMLElement>('.carousel-track');
  const turn = (views: 1 | -1) => {
    const element = track();
    element?.scrollBy({ left: views * element.clientWidth });
  };

  useEffect(() => {
    // Bring the chosen button into the track's view without moving the page; once it is painted, because measuring it lays out the list.
    const painted = setTimeout(() => {
      const element = track();
      const button = element?.querySelector<HTMLElement>(`input[value="${chosen}"]`)?.closest('label');
      if (!element || !button) return;
      const left = button.offsetLeft;
      if (left < element.scrollLeft || left + button.offsetWidth > element.scrollLeft + element.clientWidth) element.scrollTo({ left });
    }, 50);
    return () => clearTimeout(painted);
  }, [chosen]);

  return (
    <div ref={root} data-island>
      <div data-filter={name} className="grid grid-cols-[3rem_minmax(0,1fr)_3rem] items-center gap-2 noscript:block">
        <button type="button" className={arrow} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden="true" />
          <span className="unseen">Previous states</span>
        </button>
        <div>
          <Choices
            name={name}
            legend={legend}
            choices={choices}
            value={chosen}
            onChoose={choose}
            listClass="carousel-track relative flex snap-x snap-mandatory gap-2 overflow-x-auto overscroll-x-contain scroll-p-1 scroll-smooth p-1 [scrollbar-width:thin] motion-reduce:scroll-auto"
            itemClass="h-15 shrink-0 snap-start basis-[calc((100%-0.5rem)/2)] md:basis-[calc((100%-1rem)/3)] lg:basis-[calc((100%-1.5rem)/4)]"
          />
        </div>
        <button type="button" className={arrow} onClick={() => turn(1)}>
          <ChevronRight aria-hidden="true" />
          <span className="unseen">Next states</span>
        </button>
      </div>
      <div className="mt-10 mb-6" role="status">
        {choices.map((choice) => (
          <div key={choice.id} data-in={choice.id} hidden={live && choice.id !== settled}>
            {headings[choice.id]}
          </div>
        ))}
      </div>
      <FilteredList items={items} shown={shown} className={listClass} />
    </div>
  );
}
