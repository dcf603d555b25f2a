import { monthIds, months } from '@/content/ids/months';
import { tripPage } from '@/content/words/trip';
import { monthPath } from '@/content/routes';
import { DatedText } from './dated-text';
import type { Trip } from '@/content/schema/types';

const variants = {
  best: 'best-month bg-marigold text-on-marigold border-ink',
  fair: 'bg-paper-deep text-ink border-edge',
  off: 'bg-paper text-ink-soft border-line border-dashed',
} as const;

interface SeasonStripProps {
  season: Trip['season'];
  /** The legend of the three variants. */
  words?: Readonly<Record<keyof typeof variants, string>>;
}

/** The year as twelve tiles: filled for the best months of a trip, solid border for fair ones, dashed for the off season. */
export function SeasonStrip({ season, words = tripPage.seasons }: SeasonStripProps) {
  return (
    <div className="grid gap-3">
      {/* Six in a row; fewer where the months of a translation are longer. A tile is no grid, which could be narrower than its month. */}
      <ol className="flex flex-wrap gap-1.5">
        {monthIds.map((id) => {
          const how = season.best.includes(id) ? 'best' : season.fair.includes(id) ? 'fair' : 'off';
          const tile = `flex min-h-12 items-center justify-center rounded-small border-2 text-small font-semibold ${variants[how]}`;
          const label = (
            <>
              <span aria-hidden="true">{months[id].slice(0, 3)}</span>{' '}
              <span className="sr-only">
                {months[id]}: {words[how]}
              </span>
            </>
          );
          return (
            <li key={id} className="min-w-min flex-[1_1_calc((100%-1.9rem)/6)]">
              {how === 'best' ? (
                <a href={monthPath(id)} className={`${tile} hover:bg-marigold-deep`}>
                  {label}
                </a>
              ) : (
                <span className={tile}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-soft">
        {(['best', 'fair', 'off'] as const).map((how) => (
          <span key={how} className="inline-flex items-center gap-1.5">
            <span className={`size-3.5 rounded-small border-2 ${variants[how]}`} />
            {`${words[how]} `}
          </span>
        ))}
      </p>
      <p className="text-small text-ink-soft">
        <DatedText asOf={season.asOf}>{season.note}</DatedText>
      </p>
    </div>
  );
}
