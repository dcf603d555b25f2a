/** A picture described in words; `art/scenes/<id>.ts` draws the one with the same id. */
export interface Picture {
  /** The alt text. */
  alt: string;
  /** The features that make the drawing recognisable as that place, which a new drawing must keep. */
  place: string;
  /** The photographer, if a photograph replaces the drawing. */
  credit?: string;
}
