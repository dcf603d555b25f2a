import { dayInIndia } from '@/content/format/day-in-india';
import { bookingFields, forEachField, type BookingField } from '@/content/pages/booking';

/** The entry of the tab's storage that holds the draft. */
export const draftKey = 'booking-draft';

export type BookingValues = Record<BookingField, string>;

export interface BookingDraft {
  values: BookingValues;
  /** True once Confirm Booking was pressed: only then does the address of step 4 show the confirmation. */
  confirmed: boolean;
}

interface Stored {
  values?: object;
  confirmed?: unknown;
}

/** The newest draft, where the browser did not take it into its storage. */
let unstored: BookingDraft | undefined;

/** The text of each booking field of a form; '' where nothing was typed. */
export function bookingValues(form: HTMLFormElement): BookingValues {
  const data = new FormData(form);
  return forEachField(({ name }) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  });
}

/** Whether a day is past in India. Browsers report a year while it is typed, as 0002 and 0020: that is none yet. */
export const isPastDate = (day = ''): boolean => day >= '1000' && day < dayInIndia(Date.now());

/** Puts a draft's values back into fields that are still empty: what a visitor typed since is newer. */
export function fillEmptyFields(form: HTMLFormElement, values: Partial<BookingValues>): void {
  for (const { name } of bookingFields) {
    const field = form.elements.namedItem(name);
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === '') field.value = values[name] ?? '';
  }
}

/** Keeps the draft for this tab. A browser that refuses storage loses it at a reload, nothing else. */
export function saveDraft(draft: BookingDraft): void {
  try {
    window.sessionStorage.setItem(draftKey, JSON.stringify(draft));
    unstored = undefined;
  } catch {
    // Refused or full: this page keeps it until a reload.
    unstored = draft;
  }
}

/** The draft of this tab; undefined when there is none, or none that reads. */
export function loadDraft(): BookingDraft | undefined {
  if (unstored) return unstored;
  try {
    // Whatever stands there, only texts under the names of our fields count.
    const stored = JSON.parse(window.sessionStorage.getItem(draftKey) ?? 'null') as Stored | null;
    if (!stored?.values) return undefined;
    const values = new Map<string, unknown>(Object.entries(stored.values));
    return {
      values: forEachField(({ name }) => {
        const value = values.get(name);
        return typeof value === 'string' ? value : '';
      }),
      confirmed: stored.confirmed === true,
    };
  } catch {
    return undefined;
  }
}

/** Forgets the draft: the visitor is done with it. */
export function clearDraft(): void {
  unstored = undefined;
  try {
    window.sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing was stored, then.
  }
}
