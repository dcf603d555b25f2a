/** A page of running text that an operator has to publish: terms, privacy, cancellation, grievances, accessibility. */
export interface DocumentSection {
  /** The URL fragment: lower-case words joined by hyphens. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** Bullet points under the paragraphs, each a whole sentence or a short phrase. */
  items?: readonly string[];
  /** A two-column table. */
  rows?: readonly { label: string; value: string }[];
}

export interface DocumentPage {
  /** The page's heading. */
  heading: string;
  /** The title in search results, at most 42 characters, because the operator's name follows it. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  /** One or two plain sentences under the heading. */
  lead: string;
  sections: readonly DocumentSection[];
}
