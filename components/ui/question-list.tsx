import { DatedText } from './dated-text';
import { Fold } from './fold';

interface QuestionListProps {
  questions: readonly { question: string; answer: string; asOf?: string | undefined }[];
}

/** Travellers' questions, each of which opens to its answer. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <ul className="grid gap-x-8 text-small md:grid-cols-2 xl:grid-cols-1 print:grid-cols-2">
      {questions.map(({ question, answer, asOf }) => (
        <li key={question} className="border-b border-line">
          <Fold summary={question}>
            <p className="prose-measure pb-3 text-small wrap-anywhere text-ink-soft">
              <DatedText asOf={asOf}>{answer}</DatedText>
            </p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
