/** What the build tells the screen Today about the content. */

/** Something that ends on a day, in the operator's words, with the file and the field where it is changed. */
export interface EndingNote {
  on: string;
  text: string;
  file?: string;
  field?: string;
}

export interface ContentNotes {
  /** Earliest first. */
  ends: EndingNote[];
  /** A line for each field. */
  unfilled: string[];
}
