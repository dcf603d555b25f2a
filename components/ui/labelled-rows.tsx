import { DatedText } from './dated-text';
import { RunningText } from './running-text';

/** Longer labels take the space that they need, instead of wrapping beside a free one. */
const widths = { narrow: 'min-w-[min(6rem,100%)]', wide: 'min-w-[min(12rem,100%)]' } as const;

interface LabelledRowsProps {
  rows: readonly { label: string; value: string; asOf?: string | undefined }[];
  /** The least width of the labels, so that short ones are in a column. */
  labels: keyof typeof widths;
}

/** Ruled rows of label and text. The texts are whole sentences, so they are left-aligned, unlike the values of `FactsTable`. */
export function LabelledRows({ rows, labels }: LabelledRowsProps) {
  return (
    <dl className="text-small">
      {rows.map(({ label, value, asOf }) => (
        <div key={label} className="flex flex-wrap gap-x-4 border-b border-line py-2 first:pt-0">
          <dt className={`font-semibold ${widths[labels]}`}>{label}</dt>
          <dd className="flex-[1_1_14rem] text-ink-soft">
            <DatedText asOf={asOf}>
              <RunningText>{value}</RunningText>
            </DatedText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
