/** The texts of each state's page, `content/records/states/<id>.json`, parsed once. */
import { stateIds } from '../ids/states';
import { recordsFor } from './records';

export const statePages = recordsFor('states', stateIds);
