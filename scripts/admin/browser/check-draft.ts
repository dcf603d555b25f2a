/** Before the editor saves, shows each field the problems that the content check would find. */
import type * as z from 'zod';
import { addressOf } from '../../../content/format/address-of';
import { capitalised } from '../../../content/format/capitalised';
import { photoSide, tooSmall } from '../../../content/schema/photos';
import { fieldInWords, inWords, problemOf } from '../../../packages/editor/names/words';
import { formOf, localeOf, recordOf, type Draft, type Entry, type Values } from './draft';
import { dayProblems, peakNeighbours, tripNeighbours, type Known, type OtherTrip } from './neighbours';
import { notSaved, readForm } from './refuse';

const tripFile = /^content\/records\/trips\/(.+)\.json$/;

/** The trips that the editor has loaded, without the one in the form. */
const otherTrips = (draft: Draft, entries: readonly Entry[]): OtherTrip[] =>
  entries.flatMap(({ id, locales }) => {
    const file = Object.values(locales)[0];
    const trip = tripFile.exec(file?.path ?? '')?.[1];
    if (!file || !trip || id === draft.originalEntry?.id) return [];
    return [{ id: trip, name: (file.content as { name?: string }).name ?? trip }];
  });

/** The photographs that are not uploaded yet, with the paths of their fields. */
const photosIn = ({ files }: Draft, values: Values) =>
  Object.entries(values).flatMap(([path, value]) => {
    const file = typeof value === 'string' ? files[value]?.file : undefined;
    return file ? [{ path, file }] : [];
  });

type Photos = ReturnType<typeof photosIn>;

async function photoProblems(photos: Photos): Promise<string[]> {
  const problems = photos.map(async ({ path, file }) => {
    const picture = await createImageBitmap(file).catch(() => undefined);
    if (!picture) return [`${path}: “${file.name}” cannot be read as a photograph: choose a JPEG`];
    const side = Math.max(picture.width, picture.height);
    return side < photoSide ? [`${path}: “${file.name}” ${tooSmall(side)}`] : [];
  });
  return (await Promise.all(problems)).flat();
}

/** The path that the schema checks in place of a photograph. */
const pathOf = ({ name }: File) => `/content/records/photos/${/\.jpe?g$/i.test(name) ? 'new.jpg' : encodeURI(name)}`;

/** A line for each problem: `price: is below 1,000 rupees`. */
export async function draftProblems(
  draft: Draft,
  schema: z.ZodType,
  entries: readonly Entry[],
  known: Known,
  today: string,
): Promise<string[]> {
  const [form, locale] = [formOf(draft), localeOf(draft)];
  const values = draft.currentValues[locale] ?? {};
  const photos = photosIn(draft, values);
  const paths = Object.fromEntries(photos.map(({ path, file }) => [path, pathOf(file)]));
  const read = readForm(form, schema, recordOf({ ...values, ...paths }));
  const trips = otherTrips(draft, entries);
  const trip = { name: '', ...values };
  const address = Object.values(draft.currentSlugs).find(Boolean) ?? addressOf(trip.name);
  const neighbours = () => {
    if (form === 'trips') return tripNeighbours(trip, trips, known, draft.isNew ? address : undefined);
    return form === 'peaks' && 'record' in read ? peakNeighbours(read.record, trips) : [];
  };
  return [
    ...('lines' in read ? read.lines : []),
    ...neighbours(),
    ...dayProblems(values, draft.originalValues[locale] ?? {}, today),
    ...(await photoProblems(photos)),
  ];
}

/** Scrolls to a field. The editor renders only fields near the screen, so the request is repeated until the field exists. */
function bringIntoView(locale: string, keyPath: string): void {
  let tries = 0;
  const ask = setInterval(() => {
    window.postMessage({ type: 'highlight-editor-field', payload: { locale, keyPath } }, window.location.origin);
    tries += 1;
    if (tries > 20 || document.querySelector(`.field[data-key-path="${keyPath}"]`)) clearInterval(ask);
  }, 150);
}

/** The path of the first invalid field, in the order of the form. */
function firstOf({ fields, validities }: Draft, locale: string): string | undefined {
  const wrong = Object.entries(validities[locale] ?? {}).flatMap(([path, { valid }]) =>
    valid === false ? [path] : [],
  );
  const place = (path: string) => fields.findIndex(({ name }) => name === path.split('.')[0]);
  return wrong.sort((a, b) => place(a) - place(b) || a.localeCompare(b, 'en', { numeric: true }))[0];
}

/**
 * Shows the fields of a form their problems.
 * @param isValid The result of the editor's own validation.
 * @returns Whether the record can be saved.
 * @throws Error if a problem is not about a field of the form.
 */
export function checkDraft(draft: Draft, isValid: boolean, problems: readonly string[]): boolean {
  const [form, locale] = [formOf(draft), localeOf(draft)];
  const shown = new Set(draft.fields.flatMap(({ name, widget }) => (widget === 'hidden' ? [] : name)));
  const isShown = (path: string) => shown.has(path.split('.')[0] ?? '');
  const located = problems.map(problemOf);
  const [fields, messages] = [draft.validities[locale] ?? {}, draft.validationMessages[locale] ?? {}];
  // A required field that is empty already has a message.
  const silent = located.filter(({ field }) => isShown(field) && fields[field]?.valid !== false);
  for (const { field, problem } of silent) {
    fields[field] = { ...fields[field], valid: false };
    messages[field] = [...(messages[field] ?? []), `${capitalised(inWords(form, problem))}.`];
  }
  const first = firstOf(draft, locale);
  if (first !== undefined) bringIntoView(locale, first);
  if (!isValid || first !== undefined) return false;
  const elsewhere = located.filter(({ field }) => !isShown(field));
  if (elsewhere.length === 0) return true;
  throw notSaved(
    elsewhere
      .map(({ field, problem }) =>
        field === 'record'
          ? problem
          : `${fieldInWords(form, field)}: ${inWords(form, problem)}. You find it in the trip’s own form, under “Trips”.`,
      )
      .join(' \n'),
  );
}
