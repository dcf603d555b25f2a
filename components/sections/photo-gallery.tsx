import { ChevronLeft, ChevronRight, X, type LucideIcon } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { Photograph } from '@/components/ui/photograph';
import { photos } from '@/components/ui/photos';
import { photograph } from '@/content/words/controls';
import { tripPage } from '@/content/words/trip';
import { photoName } from '@/content/routes';
import type { Photo, Trip } from '@/content/schema/types';
import { Part } from './trip-part';

/** The width of a photograph for `sizes`: a quarter more than its box, because wide ones are cropped to 4:3. */
const sizes = '(min-width: 64rem) 30rem, 58vw';

const texts = tripPage.photographs;
const viewId = (number: number) => `photo-${number}`;
const wordsId = (number: number) => `photo-${number}-words`;

interface Shown {
  /** The number of the photograph, from 1. */
  number: number;
  name: string;
  photo: Photo;
  alt: string;
  credit: string;
}

function Thumbnail({ number, name, photo, alt, credit }: Shown) {
  return (
    <figure>
      <button
        type="button"
        popoverTarget={viewId(number)}
        aria-labelledby={wordsId(number)}
        className="block w-full cursor-zoom-in rounded-large"
      >
        <Photograph
          name={name}
          photo={photo}
          sizes={sizes}
          alt=""
          loading="lazy"
          decoding="async"
          className="block aspect-4/3 w-full rounded-large bg-line object-cover"
        />
      </button>
      <figcaption className="mt-2 text-small">
        <span id={wordsId(number)}>{alt}</span> <span className="block text-caption text-ink-soft">{credit}</span>
      </figcaption>
    </figure>
  );
}

interface ControlProps {
  /** The number of the full view that the button opens or closes. */
  of: number;
  action: 'show' | 'hide';
  label: string;
  icon: LucideIcon;
  /** True for the button that has the focus when its own full view opens. */
  isFirst?: boolean;
}

/** A script (`oneFullView`) leads from one full view to another: without it the second would open on top of the first. */
function Control({ of, action, label, icon, isFirst = false }: ControlProps) {
  return (
    <button
      type="button"
      popoverTarget={viewId(of)}
      popoverTargetAction={action}
      autoFocus={isFirst}
      className={`grid size-12 place-items-center rounded-small border-2 border-cream hover:bg-cream hover:text-indigo ${action === 'show' ? 'needs-script' : ''}`}
    >
      <Icon of={icon} size={24} />
      <span className="sr-only">{label}</span>
    </button>
  );
}

/** A photograph as large as the screen allows, without cropping. */
function FullView({ number, name, photo, alt, credit, count }: Shown & { count: number }) {
  const isLast = number === count;
  return (
    <dialog
      id={viewId(number)}
      popover="auto"
      aria-labelledby={wordsId(number)}
      className="on-dark hidden h-full max-h-none w-full max-w-none grid-rows-[minmax(0,1fr)_auto] gap-3 bg-indigo-deep p-3 text-cream [&:popover-open]:grid"
    >
      <Photograph
        name={name}
        photo={photo}
        sizes="100vw"
        alt=""
        loading="lazy"
        decoding="async"
        isWhole
        className="size-full object-contain"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="prose-measure text-small">
          {alt} <span className="block text-caption text-cream-soft">{credit}</span>
        </p>
        <div className="flex flex-1 items-center justify-end gap-2">
          <span className="mr-auto text-small sm:mr-3 sm:ml-auto">{texts.count(number, count)}</span>{' '}
          {number > 1 ? <Control of={number - 1} action="show" label={texts.previous} icon={ChevronLeft} /> : null}{' '}
          {isLast ? null : <Control of={number + 1} action="show" label={texts.next} icon={ChevronRight} isFirst />}{' '}
          <Control of={number} action="hide" label={texts.close} icon={X} isFirst={isLast} />
        </div>
      </div>
    </dialog>
  );
}

/**
 * The photographs of a trip that has two or more: a scrolling row in which each opens its full view, a popover, without a script. In print
 * the picture at the top of the page replaces them.
 */
export function PhotoGallery({ trip }: { trip: Trip }) {
  const shown = trip.photos.flatMap(({ alt, credit }, index): Shown[] => {
    const number = index + 1;
    const name = photoName(trip, number);
    const photo = photos[name];
    return photo ? [{ number, name, photo, alt, credit: `${photograph} ${credit}` }] : [];
  });
  if (shown.length < 2) return null;
  // Two are side by side where there is space; of more, the last is cut off at the edge, which shows that the row scrolls.
  const width = shown.length === 2 ? 'sm:basis-[calc((100%-1rem)/2)]' : 'sm:basis-[46%]';
  return (
    <div className="min-w-0 print:hidden">
      <Part id="photographs" heading={texts.heading}>
        <ul className="-m-1.5 flex snap-x snap-mandatory scroll-p-1.5 gap-4 overflow-x-auto overscroll-x-contain p-1.5 [scrollbar-width:thin]">
          {shown.map((one) => (
            <li key={one.name} className={`shrink-0 basis-[86%] snap-start ${width}`}>
              <Thumbnail {...one} />
              <FullView {...one} count={shown.length} />
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
