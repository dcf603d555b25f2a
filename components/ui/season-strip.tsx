import { monthIds, months } from '@/content/months';
import { tripPage } from '@/content/pages/trip';
import { monthPath } from '@/content/routes';
import type { TripNotes } from '@/content/types';

const looks = {
  best: 'best-month bg-marigold text-on-marigold border-ink',
  fair: 'bg-paper-deep text-ink border-edge',
  off: 'bg-paper text-ink-soft border-line border-dashed',
} as const;

/** The year in twelve tiles: filled where a tour is at its best, edged where it is fair, dashed where it is off season. */
export function SeasonStrip({ season }: { season: TripNotes['season'] }) {
  return (
    <div className="grid gap-3">
      <ol className="grid grid-cols-6 gap-1.5">
        {monthIds.map((id) => {
          const how = season.best.includes(id) ? 'best' : season.fair.includes(id) ? 'fair' : 'off';
          const tile = `grid min-h-12 place-items-center rounded-small border-2 text-small font-semibold ${looks[how]}`;
          const words = (
            <>
              <span aria-hidden="true">{months[id].slice(0, 3)}</span>
              <span className="unseen">
                {months[id]}: {tripPage.seasons[how]}
              </span>
            </>
          );
          return (
            <li key={id}>
              {how === 'best' ? (
                <a href={monthPath(id)} className={`${tile} hover:bg-marigold-deep`}>
                  {words}
                </a>
              ) : (
                <span className={tile}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-soft">
        {(['best', 'fair', 'off'] as const).map((how) => (
          <span key={how} className="inline-flex items-center gap-1.5">
            <span className={`size-3.5 rounded-small border-2 ${looks[how]}`} />
            {tripPage.seasons[how]}
          </span>
        ))}
      </p>
      <p className="text-small text-ink-soft">{season.note}</p>
    </div>
  );
}
