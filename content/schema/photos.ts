/** What `scripts/assets/photos` writes down of each photograph it prepared. */
import * as z from 'zod';
import { id } from './fields';

const pixels = z.int().positive();

export const photoSchema = z.strictObject({
  /** Of the original. */
  width: pixels,
  height: pixels,
  /** The widths it was made in, smallest first. */
  widths: z.array(pixels).min(1),
  /** Stands in while the photograph loads. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
});

/** By the id of the picture whose place each takes. */
export const photosSchema = z.record(id, photoSchema);
