import type { Fact } from '@/content/schema/types';
import { RunningText } from './running-text';

/** Facts as a table: labels on the left, values on the right. */
export function FactsTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="text-small">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="flex-[1_1_5.5rem] text-right font-medium">
            <RunningText>{value}</RunningText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
