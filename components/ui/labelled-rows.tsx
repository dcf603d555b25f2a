const widths = { narrow: 'sm:grid-cols-[6rem_1fr]', wide: 'sm:grid-cols-[12rem_1fr]' } as const;

interface LabelledRowsProps {
  rows: readonly { label: string; value: string }[];
  /** Room for the labels. */
  labels: keyof typeof widths;
}

/** Label and text, ruled: the texts are whole sentences, so they stand left under each other, unlike the values of `FactsTable`. */
export function LabelledRows({ rows, labels }: LabelledRowsProps) {
  return (
    <dl className="text-small">
      {rows.map(({ label, value }) => (
        <div key={label} className={`grid gap-x-4 border-b border-line py-2.5 first:pt-0 ${widths[labels]}`}>
          <dt className="font-semibold">{label}</dt>
          <dd className="text-ink-soft">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
