/** The schema of the words for a picture, `content/records/pictures/<id>.json`; `packages/art/scenes/<id>.ts` draws the picture with the same id. */
import * as z from 'zod';
import { id, text } from './fields';

export const pictureSchema = z.strictObject({
  id,
  alt: text
    .min(30, 'is shorter than 30 characters')
    .max(160)
    .regex(
      /^(?!(?:(?:an?|the) )?(?:poster|image|picture|illustration)\b)/i,
      'must say what it shows, not that it is a picture',
    )
    .meta({
      title: 'What it shows',
      description: 'Read to those who do not see it, in one sentence without a full stop.',
    }),
  /** The features that make the drawing recognisable as that place, which a new drawing must keep. */
  place: text.meta({
    title: 'What makes it that place',
    description: 'For whoever draws it anew. Only a new drawing changes it.',
    readonly: true,
  }),
});
