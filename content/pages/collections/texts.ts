/** The fixed texts of the pages of collections, around those of their records. */
import { pageTexts } from '../../catalogue/page-texts';
import { filled, filledFor } from '../../format/filled';
import { suitsLimits } from '../../model/trip-facets';
import type { limitPlaceholders } from '../../schema/lists';
import { suitsLabels } from '../../words/trip-kinds';

const { ofMonth, ...text } = pageTexts.list;

export const collectionTexts = {
  ...text,
  see: (count: number) => filledFor(text.see, count),
  rest: (count: number) => filledFor(text.rest, count),
  /** The start and the best months of a trip. @param months as printed */
  card: (town: string, months: string) => filled(text.card, { town, months }),
  /** @param count the number of trips that the finder shows under the choice for this page's subject */
  inFinder: (count: number) => filled(text.inFinder, { count }),
  /** @param count the number of trips that the finder shows: those at their best and those that are fair */
  inFinderForMonth: (count: number, month: string) => filled(ofMonth.inFinder, { count, month }),
  /** The heading over the places, kinds and sights of a month. */
  column: (month: string) => filled(ofMonth.column, { month }),
  wholeYear: ofMonth.wholeYear,
  /** Says how many of a month's trips its page shows. @param best the number of trips at their best in it */
  monthLead: (shown: number, best: number, month: string) =>
    filled(shown < best ? ofMonth.lead.some : ofMonth.lead.all, { shown, best, month }),
};

const { children, elders } = suitsLimits;
const metres = (height: number) => `${height.toLocaleString('en-IN')} m`;

/** The limits of a day that the texts of lists name. */
export const limits: Record<keyof typeof limitPlaceholders, string | number> = {
  eldersHours: elders.drive,
  eldersSteps: elders.steps,
  eldersKm: elders.walkingKm,
  eldersNight: metres(elders.night),
  eldersHighest: metres(elders.point),
  childrenHours: children.drive,
  childrenKm: children.walkingKm,
  childrenNight: metres(children.night),
  childrenChoice: suitsLabels.children,
};
