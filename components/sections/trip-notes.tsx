import { Check, X } from 'lucide-react';
import { DayLine } from '@/components/ui/day-line';
import { DepartureList } from '@/components/ui/departure-list';
import { FareLevels } from '@/components/ui/fare-levels';
import { FestivalRows } from '@/components/ui/festival-rows';
import { Icon } from '@/components/ui/icon';
import { LabelledRows } from '@/components/ui/labelled-rows';
import { MapPicture } from '@/components/ui/map-picture';
import { QuestionList } from '@/components/ui/question-list';
import { RouteList } from '@/components/ui/route-list';
import { SeasonStrip } from '@/components/ui/season-strip';
import { SuitsList } from '@/components/ui/suits-list';
import { suitsWithNumbers, taxRules, tripPage } from '@/content/words/trip';
import { tripFacts } from '@/content/words/trip-facts';
import { extrasNote, particulars, paymentLine } from '@/content/words/trip-particulars';
import { mapTexts } from '@/content/words/maps';
import { routeOf } from '@/content/model/route/route';
import { routes } from '@/content/routes';
import { PhotoGallery } from './photo-gallery';
import { Part } from './trip-part';
import { TripLeader, TripReviews, TripRows } from './trip-particulars';
import type { Trip } from '@/content/schema/types';
import { comingDepartures } from '@/content/model/dates/group-departures';
import { isGroup } from '@/content/catalogue/trips';
import { departureText } from '@/content/words/departures';

/** In print the parts are blocks: after a page break inside a grid, browsers print the next part over the rest of the last one. */
const onPaper = 'print:block print:space-y-4';

function Ledger({ items, included }: { items: readonly string[]; included: boolean }) {
  return (
    <ul className="grid gap-1.5 text-small">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Icon of={included ? Check : X} size={18} className={`mt-0.5 ${included ? 'text-leaf' : 'text-alert'}`} />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Links to the parts of the page, and a button that opens all that is folded (`foldParts`). */
function Jumps({ ids }: { ids: readonly Exclude<keyof typeof tripPage.jumps, 'name'>[] }) {
  const link = 'inline-flex min-h-11 min-w-11 items-center text-small font-semibold text-lagoon underline';
  return (
    <nav aria-label={tripPage.jumps.name} className="print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`} className={link}>
              {tripPage.jumps[id]}
            </a>
          </li>
        ))}
        <li>
          <button type="button" data-open-all="" className={`needs-script ${link}`}>
            {tripPage.openAll}
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** What is beside the price of a trip: dates, route, days, fares, what is included, and who it suits. */
export function TripNotes({ trip }: { trip: Trip }) {
  const { practical, hotels, car, extras } = tripFacts(trip);
  const inGroup = isGroup(trip);
  return (
    <div className={`shell grid content-start gap-9 pt-4 pb-10 lg:gap-7 ${onPaper}`}>
      <Jumps
        ids={[
          ...(inGroup ? (['departures'] as const) : []),
          ...(['route', 'days', 'fares', 'included', 'suits', 'season', 'questions'] as const),
        ]}
      />
      {inGroup ? (
        <Part id="departures" heading={tripPage.departures.heading} before={departureText(trip.departures)}>
          <DepartureList trip={trip} departures={comingDepartures(trip)} />
        </Part>
      ) : null}
      <Part id="route" heading={tripPage.route}>
        <div className="grid items-start gap-5 md:grid-cols-[1fr_2fr] md:gap-8">
          <RouteList route={routeOf(trip)} />
          <div className="grid gap-4">
            <div className="print:hidden">
              <MapPicture id={trip.id} alt={mapTexts.route} />
            </div>
            <LabelledRows rows={practical} labels="narrow" />
          </div>
        </div>
      </Part>
      <PhotoGallery trip={trip} />
      <Part id="days" heading={tripPage.days}>
        <DayLine plan={trip.plan} headings="h3" />
      </Part>
      <TripRows id="hotels" heading={particulars.hotels} rows={hotels} />
      <TripRows id="car" heading={particulars.car} rows={car} />
      <Part id="fares" heading={tripPage.fares.heading}>
        <FareLevels trip={trip} />
      </Part>
      <div className={`grid gap-9 sm:grid-cols-2 sm:gap-8 print:grid-cols-2`}>
        <Part id="included" heading={tripPage.included}>
          <Ledger items={trip.inclusions} included />
        </Part>
        <Part id="excluded" heading={tripPage.excluded}>
          <Ledger items={trip.exclusions} included={false} />
        </Part>
      </div>
      <TripRows id="extras" heading={particulars.extras} rows={extras} note={extrasNote(trip)} />
      <Part id="suits" heading={tripPage.suits}>
        <SuitsList rows={suitsWithNumbers(trip)} />
      </Part>
      <TripLeader leader={inGroup ? trip.leader : undefined} />
    </div>
  );
}

/** What follows across the page: the year, questions, reviews, and how a trip is paid. */
export function TripClosing({ trip }: { trip: Trip }) {
  const { sights, festivals, payments, checked } = tripFacts(trip);
  return (
    <div className={`shell grid gap-9 pb-10 xl:grid-cols-3 xl:gap-8 ${onPaper}`}>
      <div className="xl:col-span-2">
        <Part id="season" heading={tripPage.season}>
          <div className="grid gap-x-8 gap-y-4 md:grid-cols-2 print:grid-cols-2">
            <SeasonStrip season={trip.season} />
            <div className="grid content-start gap-4">
              {sights.length > 0 ? <LabelledRows rows={sights} labels="narrow" /> : null}
              <FestivalRows heading={tripPage.festivals} festivals={festivals} />
            </div>
          </div>
        </Part>
      </div>
      <div className={`grid content-start gap-9 ${onPaper}`}>
        <Part id="questions" heading={tripPage.questions}>
          <QuestionList questions={trip.questions} />
        </Part>
        <Part id="paying" heading={tripPage.paying}>
          <div className="grid gap-1 text-small text-ink-soft">
            <p>{taxRules(trip)}</p>
            <p>{paymentLine(payments)}</p>
            <p>{checked}</p>
            <p className="print:hidden">
              <a href={routes.cancellations} className="inline-flex min-h-11 items-center text-lagoon underline">
                {tripPage.cancellation}
              </a>
            </p>
          </div>
        </Part>
      </div>
      {trip.reviews.length > 0 ? (
        <div className="xl:col-span-full">
          <TripReviews reviews={trip.reviews} />
        </div>
      ) : null}
    </div>
  );
}
