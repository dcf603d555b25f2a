import { DatedText } from './dated-text';
import { textColumns } from './list-layout';
import type { Trip } from '@/content/schema/types';

/** Travellers' questions, each with its answer. */
export function QuestionList({ questions }: Pick<Trip, 'questions'>) {
  return (
    <dl className={textColumns}>
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
