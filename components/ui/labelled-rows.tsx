import { DatedText } from './dated-text';
import { RunningText } from './running-text';

const widths = { narrow: 'basis-24', wide: 'basis-48' } as const;

interface LabelledRowsProps {
  rows: readonly { label: string; value: string; asOf?: string | undefined }[];
  /** The width of the labels. */
  labels: keyof typeof widths;
}

/** Ruled rows of label and text. The texts are whole sentences, so they are left-aligned, unlike the values of `FactsTable`. */
export function LabelledRows({ rows, labels }: LabelledRowsProps) {
  return (
    <dl className="text-small">
      {rows.map(({ label, value, asOf }) => (
        <div key={label} className="flex flex-wrap gap-x-4 border-b border-line py-2.5 first:pt-0">
          <dt className={`font-semibold ${widths[labels]}`}>{label}</dt>
          <dd className="flex-[1_1_16rem] text-ink-soft">
            <DatedText asOf={asOf}>
              <RunningText>{value}</RunningText>
            </DatedText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
