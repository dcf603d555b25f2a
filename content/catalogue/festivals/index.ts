/** The calendar of festivals, December 2026 to December 2028. Every day follows from a rule or is named by a source. */
import { keysOf } from '../../ids/keys-of';
import type { Festival } from './festival';
import { lunarFestivals } from './lunar';
import { otherFestivals } from './others';

const records = { ...lunarFestivals, ...otherFestivals };

export type FestivalId = keyof typeof records;

export const festivalIds = keysOf(records);

export const festivals: Readonly<Record<FestivalId, Festival>> = records;
