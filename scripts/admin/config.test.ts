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
    const own = forms.filter(({ filter: { field = '', value } }) => Reflect.get(trip, field) === value);
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

test.each([
  [
    'a branch, an interface and a helper',
    { ADMIN_BRANCH: 'live', ADMIN_API_ROOT: 'https://git.example/api/v3', ADMIN_BASE_URL: 'https://in.example' },
  ],
  ['nothing else', {}],
])('the repository that the deployment values name, with %s', (_what, values: Record<string, string>) => {
  expect(adminRepository({ ...environment, ...values })).toEqual({
    name: 'example/site',
    branch: values['ADMIN_BRANCH'] ?? 'main',
    apiRoot: values['ADMIN_API_ROOT'] ?? 'https://api.github.com',
    baseUrl: values['ADMIN_BASE_URL'],
  });
  expect(adminRepository(values)).toBeUndefined();
});
