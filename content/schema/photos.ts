import * as z from 'zod';
import { text } from './fields';

/** The fewest pixels for the longer side of a photograph, which wide screens show in that size. */
export const photoSide = 1_600;

/** @param side in pixels */
export const tooSmall = (side = 0) => `is ${side} pixels on its longer side: choose one of at least ${photoSide}`;

/** A photograph of a trip. */
const tripPhotoSchema = z.strictObject({
  /** The path under which the editor stores it. */
  file: z
    .string()
    .regex(
      /^\/content\/records\/photos\/[\w.-]+\.jpe?g$/i,
      'must be a JPEG: ask the phone or the sender for one whose name ends in .jpg',
    )
    .meta({ title: 'Photograph, a JPEG', chosenFrom: 'photos' }),
  alt: text
    .min(20, 'is shorter than 20 characters')
    .max(160)
    .meta({ title: 'What it shows', description: 'Printed under it, and read to those who do not see it.' }),
  credit: text
    .max(80)
    .meta({ title: 'Who took it', description: 'And its licence where it has one: A. Nair, CC BY 4.0' }),
});

/** Two or more become a gallery on the trip's page. */
export const tripPhotosSchema = z.array(tripPhotoSchema).max(8).default([]).meta({
  title: 'Photographs',
  description: 'Up to eight. The first takes the place of the drawn picture.',
  one: 'photograph',
  summary: '{{alt}}',
});

const pixels = z.int().positive();

/** The data that `scripts/assets/photos` records for each prepared photograph. */
export const photoSchema = z.strictObject({
  /** The size of the original. */
  width: pixels,
  height: pixels,
  /** The available widths, smallest first. */
  widths: z.array(pixels).min(1),
  /** The placeholder colour while the photograph loads. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
});

/** The photographs by the name of their files: a picture's id, or a result of `photoName`. */
export const photosSchema = z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*(--[2-8])?$/), photoSchema);
