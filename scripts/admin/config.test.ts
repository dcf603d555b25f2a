/** The editor's configuration against its own schema, and against the files it is for. */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { allTrips } from '../../content/catalogue/trips';
import { adminConfig } from './config';
import { adminRepository } from './repository';

const environment = { ADMIN_REPOSITORY: 'example/site' };
const repository = adminRepository(environment);
const config = adminConfig(repository ?? fail());
const forms = config.collections.flatMap((form) => ('fields' in form ? form : []));

function fail(): never {
  throw new Error('a repository is named and not found');
}

test('the configuration is one that the editor knows', () => {
  const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')) as object;
  const ajv = new Ajv({ unknownFormats: 'ignore' });
  const isKnown = ajv.compile(schema);
  expect([isKnown(JSON.parse(JSON.stringify(config))), isKnown.errors?.slice(0, 3)]).toEqual([true, undefined]);
  expect(isKnown({ ...config, backend: { name: 'github' } })).toBe(false);
});

test('every trip has one form of its own, one for its price and, in a group, one for its departures', () => {
  for (const trip of allTrips) {
    const own = forms.filter(
      ({ filter: { field = '', value }, identifier_field: name }) => Reflect.get(trip, field) === value && name in trip,
    );
    const names = own.map(({ name }) => name.replace(/^(category|collection)-.*/, 'own')).sort();
    const expected = ['own', `prices-${trip.collection}`, ...(trip.collection === 'groups' ? ['departures'] : [])];
    expect([trip.id, names]).toEqual([trip.id, expected.sort()]);
  }
});

test('no two forms have one name or one label', () => {
  for (const key of ['name', 'label'] as const) {
    const values = [...forms, ...config.singletons].map((form) => form[key]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test('without a repository nothing is edited; its branch and its host have their usual names', () => {
  expect(adminRepository({})).toBeUndefined();
  expect(repository).toMatchObject({ name: 'example/site', branch: 'main', apiRoot: 'https://api.github.com' });
});
