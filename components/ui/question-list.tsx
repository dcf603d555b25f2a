import type { TripNotes } from '@/content/schema/types';
import { DatedText } from './dated-text';

interface QuestionListProps {
  questions: TripNotes['questions'];
  /** In two columns on wide screens. */
  wide: boolean;
}

/** What travellers ask, each with its answer. */
export function QuestionList({ questions, wide }: QuestionListProps) {
  return (
    <dl className={`grid gap-5 ${wide ? 'lg:grid-cols-2 lg:gap-x-16' : ''}`}>
      {questions.map(({ question, answer, asOf }) => (
        <div key={question}>
          <dt className="leading-snug font-semibold">{question}</dt>
          <dd className="prose-measure mt-1 wrap-anywhere text-small text-ink-soft">
            <DatedText asOf={asOf}>{answer}</DatedText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
