/** One picture, told in words; `scripts/assets/posters/scenes/<id>.ts` draws it and names this record. */
export interface Picture {
  /** What is drawn, for those who do not see it. */
  alt: string;
  /** What in the drawing makes it that place: what a new drawing of it has to keep. */
  place: string;
  /** Who took the photograph that stands in its place. */
  credit?: string;
}
