import type { CSSProperties, ReactNode } from 'react';
import { HeroPoster } from '@/components/ui/hero-poster';
import { longestWord } from '@/content/format/longest-word';
import { lowestPriceText, type PageFacts } from '@/content/pages/page';
import { photograph } from '@/content/words/controls';
import { pictures } from '@/content/catalogue/pictures';
import { absolute, site } from '@/content/site';

interface HeroProps {
  picture: string;
  title: string;
  subtitle?: string;
  /** The lowest price on the page, if the page lists trips. */
  price?: PageFacts['price'] | undefined;
  /** A short line above the title. */
  over?: string | undefined;
  /** The place's name, added to the heading if the title does not contain it. */
  place?: string | undefined;
  /** Buttons. */
  children?: ReactNode;
  /** `tall` fills a phone's first screen; `short` leaves space for the main content of the page, `low` for the price beside a trip. */
  size?: 'tall' | 'short' | 'low';
  /** Leaves the lower edge free for a panel that overlaps the picture. */
  footed?: boolean;
  /** The page's own path, which is shown in print. */
  path: string;
  /** See `HeroPoster`. */
  isPreloaded?: boolean;
  id?: string;
}

/** The first screen of a phone without the browser's bars. Browsers before 2022 do not support the unit and get a fixed height. */
const firstScreen = 'min-h-[30rem] supports-[height:1svh]:min-h-[min(36rem,calc(100svh-12.5rem))]';

const sizes = {
  tall: { box: `${firstScreen} md:min-h-[clamp(28rem,42vw,46rem)]`, picture: 'object-bottom md:object-[50%_60%]' },
  low: {
    box: 'hero-low min-h-[14rem] md:min-h-[18rem]',
    picture: 'object-[50%_70%] md:object-[50%_40%]',
  },
  short: { box: 'min-h-[25rem] md:min-h-[clamp(22rem,31vw,34rem)]', picture: 'object-top md:object-[50%_30%]' },
} as const;

const overline = 'mb-2 text-small font-bold text-accent';

/** The top of a page: an edge-to-edge picture with the title over it. */
export function Hero({
  picture,
  title,
  subtitle,
  price,
  over,
  place,
  children,
  size = 'short',
  footed = false,
  path,
  isPreloaded = true,
  id,
}: HeroProps) {
  const credit = pictures[picture]?.credit;
  return (
    <section
      id={id}
      className={`hero on-dark relative isolate flex overflow-hidden bg-indigo text-cream ${sizes[size].box}`}
    >
      <HeroPoster picture={picture} className={sizes[size].picture} isPreloaded={isPreloaded} />
      {credit ? (
        <p
          className={`absolute right-0 ${footed ? 'bottom-9 md:bottom-12' : 'bottom-0'} bg-indigo px-2 py-0.5 text-caption`}
        >
          {photograph} {credit}
        </p>
      ) : null}
      <div
        className={`shell flex flex-1 flex-col justify-between gap-6 pt-6 ${footed ? 'pb-14' : 'pb-8'} md:justify-start md:pt-[clamp(2.5rem,5vw,5rem)]`}
      >
        <div className="hero-words md:max-w-[46%]">
          {/* Marigold would have too little contrast on some low pictures. */}
          {over ? (
            <p className={size === 'low' ? 'mb-1 text-caption font-semibold md:text-small' : overline}>{over}</p>
          ) : null}
          <h1 className="font-display text-display" style={{ '--longest': longestWord(title) } as CSSProperties}>
            {place ? <span className={`${overline} block font-sans`}>{place}: </span> : null}
            {title}
          </h1>
          {subtitle ? <p className="mt-3 max-w-[34ch] text-lead font-medium">{subtitle}</p> : null}
          {price ? <p className="mt-2 text-small font-semibold">{lowestPriceText(price)}</p> : null}
        </div>
        {children ? <div className="flex flex-wrap gap-3 md:max-lg:max-w-96 print:hidden">{children}</div> : null}
        <p translate="no" className="hidden text-small print:block">
          {site.name}, {site.phone.display}, {site.email} · {absolute(path)}
        </p>
      </div>
    </section>
  );
}
