import type { Metadata } from 'next';
import { PartyBar } from '@/components/islands/party/party-bar';
import { finderFilter, finderQuery } from '@/components/islands/filters/definitions';
import { FilterRules, foldedRows, spaceForReasons } from '@/components/islands/filters/filter-rules';
import { ItemList } from '@/components/islands/filters/item-list';
import { ShortlistBox } from '@/components/islands/filters/shortlist-box';
import { foundId } from '@/components/islands/filters/shortlist-names';
import { withSets } from '@/content/model/filter/groups';
import { TripFinder } from '@/components/islands/filters/trip-finder';
import { CollectionLinks } from '@/components/sections/collection-links';
import { FinderMap } from '@/components/sections/finder-map';
import { mostCards, rowColumns } from '@/components/ui/list-layout';
import { Poster } from '@/components/ui/poster';
import { TaxNote } from '@/components/ui/tax-note';
import { TripRow } from '@/components/ui/trip-row';
import { formatDuration } from '@/content/format/duration';
import { searchTermsOnPage } from '@/content/ask/build/vocabulary';
import { withGstText } from '@/content/words/taxes';
import { pageAt } from '@/content/pages/registry';
import { notFoundPage } from '@/content/words/shared';
import { countsWords } from '@/content/pages/documents/operator-details';
import { compareRows, tripsPage } from '@/content/words/trips-page';
import { bestNow } from '@/content/model/dates/best-now';
import { compareFacts, paysFlightsAbroad } from '@/content/words/compare-facts';
import { finderItemOf, finderReasonsOf } from '@/content/words/finder';
import { suitsLimits } from '@/content/model/trip-facets';
import { suitsLabels } from '@/content/words/trip-kinds';
import { routes } from '@/content/routes';
import { absolute, site } from '@/content/site';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';

const page = pageAt(routes.finder);

export const metadata: Metadata = pageMetadata(page);

/**
 * The skip link moves the focus to the list, without an outline; the scroll margin keeps the line with the count in sight. The transform moves nothing, but with
 * it browsers know that a touch outside the clipped list hits none of its rows; without it they test each row, five times a tap. The
 * padding leaves space for the focus ring, and the margin is never wider than that of the page.
 */
const list =
  'rows-when-read reader-text -mx-[min(0.5rem,4.5vw)] scroll-mt-16 lg:scroll-mt-12 overflow-clip p-2 outline-none [transform:translate(0)]';

export default function TripsPage() {
  const { hero, heading, intro, introKeep, note } = tripsPage;
  const items = bestNow.map((trip) => ({
    ...finderItemOf(trip),
    ...finderReasonsOf(trip),
    terms: [
      `${formatDuration(trip.days)}, ${withGstText(trip.price)} ${trip.basis}`,
      ...(paysFlightsAbroad(trip) ? [tripsPage.flightsExtra] : []),
    ].join(', '),
    facts: compareFacts(trip),
  }));
  const rows = withSets(bestNow.map((trip) => ({ ...finderItemOf(trip), trip })));
  return (
    <>
      <PageCrumbs page={page} />
      <div className="shell pb-12">
        <h1 className="font-display text-heading max-lg:mb-2">{hero.title}</h1>
        <p className="mt-2 mb-3 max-lg:hidden">{hero.subtitle}</p>
        <PartyBar />
        <h2 className="sr-only">{heading}</h2>
        <FilterRules groups={finderFilter} items={rows} further={spaceForReasons + foldedRows} />
        <TripFinder
          groups={finderFilter}
          query={finderQuery}
          trips={items}
          searchTerms={searchTermsOnPage(bestNow)}
          compareRows={compareRows}
          emptyPicture={<Poster picture={notFoundPage.picture} silent />}
          map={<FinderMap />}
          countsWords={countsWords()}
        >
          <ItemList
            id={foundId}
            items={rows}
            className={`${list} ${rowColumns}`}
            card={({ trip }, index) => (
              <TripRow trip={trip} isFirst={index < 2} isDeferred={index >= 2 && rows.length <= mostCards}>
                <ShortlistBox id={trip.id} name={trip.name} />
              </TripRow>
            )}
          />
        </TripFinder>
        <div className="prose-measure mt-6 grid gap-2 text-small text-ink-soft">
          <p>
            {intro}
            <span className="needs-script">{` ${introKeep}`}</span>
          </p>
          <p>{note}</p>
          <p>{tripsPage.noteElders(suitsLabels.elders, suitsLimits.elders)}</p>
          <TaxNote trips={bestNow} />
        </div>
        <p translate="no" className="hidden text-small print:block">
          {site.name}, {site.phone.display}, {site.email} · {absolute(routes.finder)}
        </p>
      </div>
      <CollectionLinks />
    </>
  );
}
