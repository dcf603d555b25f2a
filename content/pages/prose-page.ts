/** Makes a page of running text from its record: the parts whose conditions hold, with the operator's answers filled in. */
import { filled } from '../format/filled';
import type { DocumentCondition, DocumentFact } from '../schema/documents';
import type { ProsePageText } from '../schema/prose-pages';
import { prosePath } from '../routes';
import { documentFacts, type DocumentFacts } from './documents/facts';

type Written = ProsePageText['sections'][number];

export interface ProseSection extends Pick<Written, 'id' | 'heading' | 'isStatement' | 'questions' | 'links'> {
  paragraphs: readonly string[];
  /** Bullet points under the paragraphs. Those with titles are numbered. */
  items: readonly { title?: string | undefined; text: string }[];
  /** A two-column table. */
  rows: readonly { label: string; value: string }[];
}

export interface ProsePage extends Omit<ProsePageText, 'wordings' | 'sections'> {
  path: string;
  sections: readonly ProseSection[];
}

/** Returns whether a condition holds: a fact, or its opposite. */
const isMet = (condition: DocumentCondition, holds: DocumentFacts['holds']) =>
  condition.startsWith('no-')
    ? !holds[condition.slice('no-'.length) as DocumentFact]
    : holds[condition as DocumentFact];

/** The page of a record: its parts whose conditions hold, with their placeholders filled in. */
export function prosePageOf(
  { wordings, sections, ...text }: ProsePageText,
  { values, holds, lists }: DocumentFacts = documentFacts(),
): ProsePage {
  const isShown = ({ when }: { when: readonly DocumentCondition[] }) =>
    when.every((condition) => isMet(condition, holds));
  const known: Record<string, string> = { ...values };
  // A wording may use those before it.
  for (const wording of wordings.filter(isShown)) known[wording.name] = filled(wording.text, known);
  return {
    ...text,
    path: prosePath(text.id),
    description: filled(text.description, known),
    sections: sections
      .filter(isShown)
      .map(({ id, heading, isStatement, links, paragraphs, items, rows, questions }) => ({
        id,
        heading,
        isStatement,
        links,
        paragraphs: paragraphs.filter(isShown).map((part) => filled(part.text, known)),
        items: items.filter(isShown).map((item) => ({ title: item.title, text: filled(item.text, known) })),
        rows: rows.filter(isShown).flatMap(({ label, value, each }) =>
          (each ? lists[each] : [{}]).map((own) => ({
            label: filled(label, { ...known, ...own }),
            value: filled(value, { ...known, ...own }),
          })),
        ),
        questions: questions.map(({ question, answer }) => ({ question, answer: filled(answer, known) })),
      })),
  };
}
