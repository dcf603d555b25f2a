'use client';

import type { OneParameter } from '@/content/model/filter/parameters';

/** Classes of a field in a filter. */
export const controlClasses =
  'min-h-12 w-full rounded-small border-2 border-edge bg-paper-raised px-4 text-body text-ink hover:border-ink';

interface SortFieldProps<Key extends string> {
  sort: OneParameter<Key>;
  value: Key;
  onChange: (key: Key) => void;
  legendClass?: string;
}

/** The select that sorts a list. It needs the script. */
export function SortField<Key extends string>({ sort, value, onChange, legendClass = '' }: SortFieldProps<Key>) {
  return (
    <label className="needs-script block">
      <span className={`mb-1 block text-small font-semibold ${legendClass}`}>{sort.legend}</span>
      <select
        name="sort"
        value={value}
        onChange={({ target }) => {
          const chosen = sort.choices.find(({ id }) => id === target.value);
          if (chosen) onChange(chosen.id);
        }}
        autoComplete="off"
        className={controlClasses}
      >
        {sort.choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
