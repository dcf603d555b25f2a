import type { TripNotes } from '@/content/schema/types';
import { DatedText } from './dated-text';

/** What travellers ask, each with its answer: in two columns where each holds a long word in large letters. */
export function QuestionList({ questions }: Pick<TripNotes, 'questions'>) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-16 gap-y-5">
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
