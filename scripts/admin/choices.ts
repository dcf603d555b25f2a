/** The labels of choices in the editor, by the path of their field. */
import { destinations } from '../../content/catalogue/destinations';
import { festivals } from '../../content/catalogue/festivals';
import { gateways } from '../../content/ids/gateways';
import { months } from '../../content/ids/months';
import { places } from '../../content/catalogue/places';
import { regions } from '../../content/ids/regions';
import { states } from '../../content/ids/states';
import { capitalised } from '../../content/format/capitalised';
import { pictures } from '../../content/catalogue/pictures';
import { sightLabels } from '../../content/model/trip-facets';
import { trips } from '../../content/catalogue/trips';

type Labels = Readonly<Record<string, string>>;

const labelsFrom = <Item>(records: Readonly<Record<string, Item>>, label: (item: Item) => string): Labels =>
  Object.fromEntries(Object.entries(records).map(([id, item]) => [id, label(item)]));

/** The names of the gazetteer; a name that two places share includes the state. */
function placeNames(): Labels {
  const names = Object.values(places).map(({ name }) => name);
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return labelsFrom(places, ({ name, in: state }) => (isShared(name) ? `${name} (${state})` : name));
}

const placeLabels = placeNames();

const labels: Readonly<Record<string, Labels>> = {
  'peaks.dates.states': states,
  'trips.alsoFor': {
    thirdAdult: 'A third adult',
    childWithBed: 'A child with an extra bed',
    childWithoutBed: 'A child without a bed',
  },
  'trips.region': regions,
  'trips.state': states,
  'trips.destinations': labelsFrom(destinations, ({ name }) => name),
  'trips.gateway': gateways,
  'trips.departures.from': gateways,
  'trips.departures.months': months,
  'trips.departures.avoid': Object.fromEntries(festivals.map(({ id, name }) => [id, name])),
  'trips.season.best': months,
  'trips.season.fair': months,
  'trips.sights.kind': sightLabels,
  'trips.sights.months': months,
  'trips.plan.legs.from': placeLabels,
  'trips.plan.legs.to': placeLabels,
  'taxes.basis.gst': { gst: 'GST without input tax credit', gstWithCredit: 'GST with input tax credit' },
};

/**
 * The label of a value without one of its own: unchanged on a leg, where it appears in the middle of a summary, and capitalised elsewhere.
 */
const plain = (path: string, value: string) => (path === 'trips.plan.legs.by' ? value : capitalised(value));

/** The choices of a field with their labels. */
export const choicesOf = <Value extends string | number>(path: string, values: readonly Value[]) =>
  values.map((value) => ({ value, label: labels[path]?.[String(value)] ?? plain(path, String(value)) }));

/** Every picture that has an alt text, labelled with it. */
export const pictureChoices = () => Object.entries(pictures).map(([value, { alt }]) => ({ value, label: alt }));

/** Every trip, labelled with its name. */
export const tripChoices = () => trips.map((trip) => ({ value: trip.id, label: trip.name }));
