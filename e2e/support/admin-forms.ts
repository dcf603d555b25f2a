/** The editor's forms, and the files that each of them shows. */
import { allTrips } from '../../content/catalogue/trips';
import { fileOf } from '../../content/schema/file-of';
import { adminConfig } from '../../scripts/admin/config';

const { collections, singletons } = adminConfig({ name: '', branch: '', apiRoot: '', baseUrl: undefined });

/** Forms over trips, with the ids of the trips that they show. */
export const tripForms = collections.flatMap((form) => {
  if (!('name' in form)) return [];
  const { field = '', value } = 'filter' in form ? form.filter : {};
  const ids = allTrips.filter((trip) => field === '' || Reflect.get(trip, field) === value).map(({ id }) => id);
  return [{ form: form.name, ids, file: (id: string) => fileOf('trips', id) }];
});

export const operatorFiles = singletons.map(({ name, file }) => ({ name, file }));
