import { operator } from '../catalogue/operator';
import { operatorSchemas } from './operator';
import { parseRecord } from './problems';

test('children are from at least one age to a later one', () => {
  const fares = { ...operator.fares, childAge: { from: 12, below: 12 } };
  expect(parseRecord('operator', 'fares', fares, operatorSchemas.fares)).toEqual({
    problems: ["content/records/operator/fares.json: childAge.below: must be above 'from'"],
  });
});
