/** When a group leaves, as a rule: 'Second Sunday of the month, October to April, from Chennai'. */
import * as z from 'zod';
import { gatewayIds } from '../catalogue/gateways';
import { monthIds, weekdays } from '../catalogue/months';

export const departureRule = z.strictObject({
  weekday: z.enum(weekdays),
  /** Which of that weekday in a month; a fifth is not in every month. */
  weeks: z.array(z.number().int().min(1).max(4)).min(1).max(4),
  /** In the order of the season. */
  months: z.array(z.enum(monthIds)).min(1).max(12),
  from: z.enum(gatewayIds),
  /** Days before a departure on which its last seat is sold. */
  closesDaysBefore: z.number().int().min(1).max(90),
});
