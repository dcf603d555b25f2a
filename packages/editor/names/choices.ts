/** The labels of choices that stand in the schemas. Those of trips, pictures and destinations are in their records. */
import { capitalised } from '../../../content/format/capitalised';
import { festivals } from '../../../content/records/calendar/festivals.json';
import { gateways } from '../../../content/ids/gateways';
import { months } from '../../../content/ids/months';
import { placeRecords } from '../../../content/ids/places';
import { regions } from '../../../content/ids/regions';
import { states } from '../../../content/ids/states';
import { documentConditions, documentLists, documentWordings } from '../../../content/schema/documents';

type Labels = Readonly<Record<string, string>>;

/** The names of the gazetteer; a name that two places share includes the state. */
function placeNames(): Labels {
  const names = placeRecords.map(({ name }) => name);
  const shared = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return Object.fromEntries(
    placeRecords.map(({ id, name, in: state }) => [id, shared.has(name) ? `${name} (${state})` : name]),
  );
}

/** The labels of ids, for fields that choose from all of them. */
const idLabels: readonly Labels[] = [
  states,
  regions,
  gateways,
  months,
  placeNames(),
  Object.fromEntries(festivals.map(({ id, name }) => [id, name])),
  Object.fromEntries(Object.entries(documentConditions).map(([id, words]) => [id, capitalised(words)])),
  Object.fromEntries(
    Object.entries(documentLists).map(([id, placeholders]) => [
      id,
      placeholders.map((name) => `{${name}}`).join(' and '),
    ]),
  ),
  Object.fromEntries(documentWordings.map((name) => [name, `{${name}}`])),
];

/** The labels of all values of a field; undefined if these are not ids. */
export const labelsOfIds = (values: readonly unknown[]): Labels | undefined =>
  idLabels.find((ids) => Object.keys(ids).length === values.length && values.every((value) => String(value) in ids));
