'use client';

import { Search } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { controlClasses } from './sort-field';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (search: string) => void;
  legendClass?: string;
}

/** A search field. It needs the script. */
export function SearchField({ label, placeholder, value, onChange, legendClass = '' }: SearchFieldProps) {
  return (
    <label className="needs-script relative block">
      <span className={`mb-1 block text-small font-semibold ${legendClass}`}>{label}</span>{' '}
      <Icon of={Search} className="pointer-events-none absolute bottom-3.5 left-3.5 text-ink-soft" />
      <input
        type="search"
        name="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        className={`${controlClasses} pl-11 placeholder:text-ink-soft`}
      />
    </label>
  );
}
