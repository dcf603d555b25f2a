import type { FestivalLine } from '@/content/model/dates/festivals';
import { LabelledRows } from './labelled-rows';

interface FestivalRowsProps {
  heading: string;
  festivals: readonly Pick<FestivalLine, 'label' | 'value'>[];
}

/** Rows of festivals or other dated events below a third-level heading. Each date has its year, because the page may be read after it. */
export function FestivalRows({ heading, festivals }: FestivalRowsProps) {
  if (festivals.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="mb-2 font-semibold">{heading}</h3>
      <LabelledRows rows={festivals} labels="wide" />
    </div>
  );
}
