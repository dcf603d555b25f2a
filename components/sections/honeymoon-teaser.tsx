import { TaxNote } from '@/components/ui/tax-note';
import { Poster } from '@/components/ui/poster';
import { formatDuration } from '@/content/format/duration';
import { totalText } from '@/content/words/taxes';
import { formatRupees } from '@/content/format/money';
import { honeymoonPage } from '@/content/pages/lists';
import { home } from '@/content/pages/home';
import { routes, tripPath } from '@/content/routes';
import { honeymoonTrips } from '@/content/catalogue/trips';

/** The honeymoons on the home page: one poster and a short price list. */
export function HoneymoonTeaser() {
  const { heading, lead, more } = home.honeymoon;
  return (
    <section id="honeymoon" className="deferred on-dark scroll-mt-20 bg-indigo text-cream">
      <div className="shell rhythm grid gap-8 md:grid-cols-2 md:gap-14">
        <Poster picture={honeymoonPage.picture} className="rounded-large md:h-full" />
        <div>
          <h2 className="font-display text-heading">{heading}</h2>
          <p className="mt-3 text-lead text-cream-soft">{lead}</p>
          <ul className="mt-5 border-t border-cream-soft/25">
            {honeymoonTrips.map(({ id, name, days, price, abroad }) => (
              <li key={id} className="border-b border-cream-soft/25">
                <a href={tripPath(id)} className="flex min-h-13 flex-col justify-center py-2 hover:text-accent">
                  <span className="font-semibold">{name}</span>{' '}
                  <span className="text-small text-cream-soft">
                    {formatDuration(days)} · <span translate="no">{formatRupees(price)}</span>,{' '}
                    {totalText(price, abroad)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-3">
            <TaxNote trips={honeymoonTrips} onDark />
          </div>
          <p className="mt-5">
            <a
              href={routes.honeymoon}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {more}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
