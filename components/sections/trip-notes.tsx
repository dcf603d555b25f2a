import { Check, X } from 'lucide-react';
import { DayLine } from '@/components/ui/day-line';
import { DepartureList } from '@/components/ui/departure-list';
import { FactsTable } from '@/components/ui/facts-table';
import { FareTable } from '@/components/ui/fare-table';
import { FestivalRows } from '@/components/ui/festival-rows';
import { Icon } from '@/components/ui/icon';
import { LabelledRows } from '@/components/ui/labelled-rows';
import { MapPicture } from '@/components/ui/map-picture';
import { QuestionList } from '@/components/ui/question-list';
import { RouteList } from '@/components/ui/route-list';
import { SeasonStrip } from '@/components/ui/season-strip';
import { formatPeople } from '@/content/format/duration';
import { tripPage } from '@/content/words/trip';
import { tripFacts, type FactRow } from '@/content/words/trip-facts';
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
const onPaper = 'print:block print:space-y-8';
const column = `grid content-start ${onPaper}`;

function Ledger({ items, included }: { items: readonly string[]; included: boolean }) {
  return (
    <ul className="grid gap-2 text-small">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Icon of={included ? Check : X} size={18} className={`mt-0.5 ${included ? 'text-leaf' : 'text-alert'}`} />
          {item}
        </li>
      ))}
    </ul>
  );
}

interface InThePriceProps {
  trip: Trip;
  extras: readonly FactRow[];
  columns: string;
}

function InThePrice({ trip, extras, columns }: InThePriceProps) {
  return (
    <>
      <div className={`grid gap-10 ${columns}`}>
        <Part id="included" heading={tripPage.included}>
          <Ledger items={trip.inclusions} included />
        </Part>
        <Part id="excluded" heading={tripPage.excluded}>
          <Ledger items={trip.exclusions} included={false} />
        </Part>
      </div>
      <TripRows id="extras" heading={particulars.extras} rows={extras} note={extrasNote(trip)} />
    </>
  );
}

/** Everything about a trip except its price: the route, the days, what is included, the year, who it suits, and questions. */
export function TripNotes({ trip }: { trip: Trip }) {
  const { practical, hotels, car, payments, extras, sights, festivals, access, suits, checked, ...others } =
    tripFacts(trip);
  others satisfies Record<string, never>;
  const payment = paymentLine(payments);
  const ofGroup = isGroup(trip)
    ? [
        { label: tripPage.leaves, value: departureText(trip.departures) },
        { label: tripPage.group, value: formatPeople(trip.groupSize) },
      ]
    : [];
  // The columns should end at a similar height: questions are beside a long plan and below a short one, across both columns; beside the
  // longest plans, so are the inclusions.
  const isLong = trip.plan.length > 4;
  const isLongest = trip.plan.length > 8;
  return (
    <div
      className={`shell grid gap-12 pt-6 pb-12 md:pb-20 xl:grid-cols-[1.35fr_1fr] xl:grid-rows-[auto_auto_1fr] xl:gap-x-8 ${onPaper}`}
    >
      <div className="grid gap-6 xl:col-span-2">
        <p className="prose-measure text-lead">{trip.summary}</p>
        <div id="route" className="grid scroll-mt-28 items-start gap-6 md:grid-cols-[1fr_2.2fr] md:gap-8">
          <RouteList route={routeOf(trip)} />
          <MapPicture id={trip.id} alt={mapTexts.route} />
        </div>
        <PhotoGallery trip={trip} />
      </div>
      <div className={`${column} gap-12 ${isLong ? 'xl:row-span-2' : ''}`}>
        <Part id="days" heading={tripPage.days}>
          <DayLine plan={trip.plan} headings="h3" />
        </Part>
        <TripRows id="hotels" heading={particulars.hotels} rows={hotels} />
        <TripRows id="car" heading={particulars.car} rows={car} />
        <Part id="fares" heading={tripPage.fares.heading}>
          <FareTable trip={trip} />
          {payment ? <p className="mt-3 text-caption text-ink-soft">{payment}</p> : null}
        </Part>
        {isLongest ? null : <InThePrice trip={trip} extras={extras} columns="sm:grid-cols-2" />}
      </div>
      <div className={`${column} gap-12`}>
        <Part id="practical" heading={tripPage.practical}>
          <LabelledRows rows={[...ofGroup, ...practical]} labels="narrow" />
        </Part>
        {isGroup(trip) ? (
          <Part id="departures" heading={tripPage.departures.heading}>
            <DepartureList trip={trip} departures={comingDepartures(trip)} />
          </Part>
        ) : null}
        <TripLeader leader={isGroup(trip) ? trip.leader : undefined} />
        <Part id="season" heading={tripPage.season}>
          <SeasonStrip season={trip.season} />
          {sights.length > 0 ? (
            <div className="mt-4">
              <LabelledRows rows={sights} labels="narrow" />
            </div>
          ) : null}
          <FestivalRows heading={tripPage.festivals} festivals={festivals} />
        </Part>
        <Part id="access" heading={tripPage.access.heading}>
          <FactsTable facts={access} />
        </Part>
        <Part id="suits" heading={tripPage.suits}>
          <LabelledRows rows={suits} labels="narrow" />
        </Part>
      </div>
      <div className={`${column} gap-8 ${isLong ? '' : 'xl:col-span-2'}`}>
        {isLongest ? <InThePrice trip={trip} extras={extras} columns="sm:max-xl:grid-cols-2" /> : null}
        <Part id="questions" heading={tripPage.questions}>
          <QuestionList questions={trip.questions} />
        </Part>
        <TripReviews reviews={trip.reviews} />
        <p className="text-caption text-ink-soft">
          {checked ? `${checked} ` : null}
          <a href={routes.cancellations} className="text-lagoon underline print:hidden">
            {tripPage.cancellation}
          </a>
        </p>
      </div>
    </div>
  );
}
