/** The site's words as tests look for them. */
import { forEachField, type BookingField } from '../../content/pages/booking';

const labels = forEachField(({ label }) => label);

/** What a field of the wizard is called. */
export const labelOf = (field: BookingField) => labels[field];

/** A name that begins with these words; screen readers are told more behind them. */
const escaped = (words: string) => words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
export const startingWith = (words: string) => new RegExp(`^${escaped(words)}`);
export const endingWith = (words: string) => new RegExp(`${escaped(words)}$`);
