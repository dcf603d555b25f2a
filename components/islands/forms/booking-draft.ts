import { bookingFields, forEachField, type BookingField } from '@/content/pages/booking';

/** The key of the draft in the session storage. */
export const draftKey = 'booking-draft';

export type BookingValues = Record<BookingField, string>;

export interface BookingDraft {
  values: BookingValues;
  /** True once Confirm Booking was pressed; without it the URL of step 4 does not show the confirmation. */
  confirmed: boolean;
}

interface Stored {
  values?: object;
  confirmed?: unknown;
}

/** The newest draft if the browser did not store it. */
let unstored: BookingDraft | undefined;

/** The text of each booking field of a form; '' for an empty field. */
export function bookingValues(form: HTMLFormElement): BookingValues {
  const data = new FormData(form);
  return forEachField(({ name }) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  });
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field of a form with this name. */
export function fieldOf(form: HTMLFormElement, name: BookingField): Field | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
    ? field
    : undefined;
}

/** Fills fields that are still empty: a value typed since is newer. A select keeps its prompt for a value that it does not offer. */
export function fillEmptyFields(form: HTMLFormElement, values: Partial<BookingValues>): void {
  for (const { name } of bookingFields) {
    const field = fieldOf(form, name);
    const value = values[name] ?? '';
    if (!field || field.value !== '') continue;
    const isOffered = !(field instanceof HTMLSelectElement) || [...field.options].some((one) => one.value === value);
    if (isOffered) field.value = value;
  }
}

/** Stores the draft for this tab. If the browser blocks storage, the draft is only lost at a reload. */
export function saveDraft(draft: BookingDraft): void {
  try {
    window.sessionStorage.setItem(draftKey, JSON.stringify(draft));
    unstored = undefined;
  } catch {
    // The storage is blocked or full: keep the draft in memory until a reload.
    unstored = draft;
  }
}

/** The draft of this tab; undefined if there is none, or none that can be read. */
export function loadDraft(): BookingDraft | undefined {
  if (unstored) return unstored;
  try {
    // The storage may contain anything, so only texts under the names of our fields count.
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

/** Deletes the draft when the visitor has finished. */
export function clearDraft(): void {
  unstored = undefined;
  try {
    window.sessionStorage.removeItem(draftKey);
  } catch {
    // Without a storage there is nothing to remove.
  }
}
