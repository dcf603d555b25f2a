/** The fares beside the twin-sharing fare of a record follow from the operator's rules, `content/records/operator/fares.json`. */
import type { Operator } from '../schema/operator';
import { operator } from './operator';

export type FareRules = Operator['fares']['rules'];

export type RoomRules = Operator['fares']['rooms'];

export const {
  rules: fareRules,
  rooms: roomRules,
  childAge,
  babyBelow,
  sameShareOnDates,
  shareWithStranger,
} = operator.fares;
