/** One drawn picture; its scene is `scripts/posters/scenes/<id>.ts`. */
export interface Picture {
  /** What is drawn, for those who do not see it. */
  alt: string;
}
