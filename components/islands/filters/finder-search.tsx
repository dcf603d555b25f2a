'use client';

import { Search } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { finder } from '@/content/pages/trips';
import type { FinderSort } from './find-any-trip';
import type { OneParameter } from './parameters';

interface Query {
  search: string;
  sort: FinderSort;
}

interface FinderSearchProps {
  sort: OneParameter<FinderSort>;
  query: Query;
  onChange: (values: Partial<Query>) => void;
}

const control =
  'min-h-12 w-full rounded-small border-2 border-edge bg-paper-raised px-4 text-body text-ink hover:border-ink';

/** The finder's fields: what to search for, and how to sort. */
export function FinderSearch({ sort, query, onChange }: FinderSearchProps) {
  return (
    <div className="needs-script grid gap-4 md:grid-cols-[1fr_auto] md:items-end">
      <label className="relative block">
        <span className="mb-1 block text-small font-semibold">{finder.search.label}</span>
        <Icon of={Search} className="pointer-events-none absolute bottom-3.5 left-3.5 text-ink-soft" />
        <input
          type="search"
          name="search"
          value={query.search}
          onChange={({ target }) => onChange({ search: target.value })}
          placeholder={finder.search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className={`${control} pl-11 placeholder:text-ink-soft`}
        />
      </label>
      <label className="block">
        <span className="mb-1 block text-small font-semibold">{sort.legend}</span>
        <select
          name="sort"
          value={query.sort}
          onChange={({ target }) => {
            const chosen = sort.choices.find(({ id }) => id === target.value);
            if (chosen) onChange({ sort: chosen.id });
          }}
          autoComplete="off"
          className={control}
        >
          {sort.choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
