/** A page of running text that an operator has to publish: terms, privacy, cancellation, grievances, accessibility. */
import { filled } from '../../format/filled';
import type { DocumentCondition, DocumentFact, DocumentText } from '../../schema/documents';
import { documentFacts, type DocumentFacts } from './facts';

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

/** Returns whether a condition holds: a fact, or its opposite. */
const isMet = (condition: DocumentCondition, holds: DocumentFacts['holds']) =>
  condition.startsWith('no-')
    ? !holds[condition.slice('no-'.length) as DocumentFact]
    : holds[condition as DocumentFact];

/** The page of a text: its parts whose conditions hold, with their placeholders filled in. */
export function documentOf(
  text: DocumentText,
  { values, holds, lists }: DocumentFacts = documentFacts(),
): DocumentPage {
  const isShown = ({ when }: { when: readonly DocumentCondition[] }) =>
    when.every((condition) => isMet(condition, holds));
  const known: Record<string, string> = { ...values };
  // A wording may use those before it.
  for (const wording of text.wordings.filter(isShown)) known[wording.name] = filled(wording.text, known);
  const shown = (parts: DocumentText['sections'][number]['paragraphs']) =>
    parts.filter(isShown).map((part) => filled(part.text, known));
  const { heading, title, description, lead } = text;
  return {
    heading,
    title,
    description: filled(description, known),
    lead,
    sections: text.sections.filter(isShown).map(({ id, heading: over, paragraphs, items, rows }) => {
      const table = rows.filter(isShown).flatMap(({ label, value, each }) =>
        (each ? lists[each] : [{}]).map((own) => ({
          label: filled(label, { ...known, ...own }),
          value: filled(value, { ...known, ...own }),
        })),
      );
      return {
        id,
        heading: over,
        paragraphs: shown(paragraphs),
        ...(items.length > 0 ? { items: shown(items) } : {}),
        ...(table.length > 0 ? { rows: table } : {}),
      };
    }),
  };
}
