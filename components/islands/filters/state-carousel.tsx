'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { mostCards } from '@/components/ui/list-layout';
import { Choices, type Choice } from './choices';
import { glide, placesOf } from './motion';
import { useChoice } from './use-choice';
import { useIsland } from './use-island';
import { useLive } from './use-live';
import { useSettled } from './use-shown';

interface StateCarouselProps {
  name: string;
  legend: string;
  /** The states, each with how many tours it has, in words. */
  choices: readonly (Choice & { count: string })[];
  fallback: string;
  /** Heading and tours of each state, rendered on the server. */
  panels: Readonly<Record<string, ReactNode>>;
}

const arrow =
  'needs-script grid size-12 shrink-0 place-items-center rounded-small border-2 border-edge bg-paper-raised hover:border-ink';

/** The carousel of states: two, three or four buttons a view by screen width; under it stand the tours of the chosen state. */
export function StateCarousel({ name, legend, choices, fallback, panels }: StateCarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  useIsland(root);
  const [chosen, choose] = useChoice({ name, ids: choices.map((choice) => choice.id), fallback });

  const live = useLive();
  const settled = useSettled(name, chosen);
  const { label, count } = choices.find(({ id }) => id === settled) ?? { label: '', count: '' };

  const drawn = useRef(settled);
  useLayoutEffect(() => {
    if (drawn.current === settled) return;
    drawn.current = settled;
    const list = root.current?.querySelector('[data-in]:not([hidden]) > ul');
    if (list && list.children.length <= mostCards) glide(list, new Map(), placesOf(list));
  }, [settled]);

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
      if (left < element.scrollLeft || left + button.offsetWidth > element.scrollLeft + element.clientWidth)
        element.scrollTo({ left });
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
      {/* The eye sees what a choice changed; the ear is told. */}
      <p role="status" className="needs-script unseen">
        {`${label}: ${count}`}
      </p>
      <div>
        {choices.map(({ id }) => (
          <div key={id} data-in={id} hidden={live && id !== settled}>
            {panels[id]}
          </div>
        ))}
      </div>
    </div>
  );
}
