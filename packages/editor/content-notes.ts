/** What ends soon and what is not filled in yet, as the build knows it: the screen Today shows it from `content-notes.json`. */
import { endings } from '../../content/checks/endings';
import { trips } from '../../content/catalogue/trips';
import { today } from '../../content/model/dates/build-day';
import type { ContentNotes } from './names/notes';
import { inOperatorWords } from './names/operator-words';
import { unfilledTripFields } from './names/unfilled-trip-fields';

export const contentNotes = (): ContentNotes => ({
  ends: endings(today).map(({ on, problem }) => {
    const [, file, field] = /^(content\/records\/[^/]+\/[^/]+\.json): (?:([\w.-]+): )?/.exec(problem) ?? [];
    const text = inOperatorWords(problem) ?? `${problem} (in no form: show it to your engineer)`;
    return { on, text, ...(file ? { file } : {}), ...(field ? { field } : {}) };
  }),
  unfilled: unfilledTripFields(trips),
});
