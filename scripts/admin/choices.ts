/** The labels of choices in the editor. */
import { destinations } from '../../content/catalogue/destinations';
import { festivals } from '../../content/catalogue/festivals';
import { gateways } from '../../content/ids/gateways';
import { months } from '../../content/ids/months';
import { places } from '../../content/catalogue/places';
import { regions } from '../../content/ids/regions';
import { states } from '../../content/ids/states';
import { capitalised } from '../../content/format/capitalised';
import { pictures } from '../../content/catalogue/pictures';
import { sightLabels } from '../../content/words/trip-kinds';
import { documentConditions, documentLists, documentWordings } from '../../content/schema/documents';
import { listGroups } from '../../content/schema/lists';
import { pageMenus } from '../../content/schema/prose-pages';
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

/** The labels of ids, for fields that choose from all of them. */
const idLabels: readonly Labels[] = [
  states,
  regions,
  gateways,
  months,
  placeNames(),
  sightLabels,
  labelsFrom(destinations, ({ name }) => name),
  Object.fromEntries(festivals.map(({ id, name }) => [id, name])),
  labelsFrom(documentConditions, capitalised),
  labelsFrom(documentLists, (placeholders) => placeholders.map((name) => `{${name}}`).join(' and ')),
  Object.fromEntries(documentWordings.map((name) => [name, `{${name}}`])),
];

/** The labels of other choices, by the path of their field. */
const labels: Readonly<Record<string, Labels>> = {
  'trips.alsoFor': {
    thirdAdult: 'A third adult',
    childWithBed: 'A child with an extra bed',
    childWithoutBed: 'A child without a bed',
  },
  'prose-pages.menu': pageMenus,
  'lists.group': listGroups,
  'taxes.basis.gst': { gst: 'GST without input tax credit', gstWithCredit: 'GST with input tax credit' },
};

const labelsOf = (path: string, values: readonly (string | number)[]): Labels =>
  labels[path] ??
  idLabels.find((ids) => Object.keys(ids).length === values.length && values.every((value) => value in ids)) ??
  {};

/**
 * The label of a value without one of its own: unchanged on a leg, where it appears in the middle of a summary, and capitalised elsewhere.
 */
const plain = (path: string, value: string) => (path.endsWith('.plan.legs.by') ? value : capitalised(value));

/** The choices of a field with their labels. */
export function choicesOf<Value extends string | number>(path: string, values: readonly Value[]) {
  const known = labelsOf(path, values);
  return values.map((value) => ({ value, label: known[String(value)] ?? plain(path, String(value)) }));
}

/** Every picture that has an alt text, labelled with it. */
export const pictureChoices = () => Object.entries(pictures).map(([value, { alt }]) => ({ value, label: alt }));

/** Every trip, labelled with its name. */
export const tripChoices = () => trips.map((trip) => ({ value: trip.id, label: trip.name }));
