import { Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { finder } from '@/content/pages/trips';
import { routes } from '@/content/routes';
import { buttonClasses } from './button';
import { Icon } from './icon';

interface AskBoxProps {
  /** In the finder, which reads what is typed; elsewhere the form leads there. */
  value?: string;
  onChange?: (text: string) => void;
  onFocus?: () => void;
  onSubmit?: (event: SyntheticEvent<HTMLFormElement>) => void;
  labelClass?: string;
}

/** The box of the finder: the same native form wherever a traveller may ask. */
export function AskBox({ value, onChange, onFocus, onSubmit, labelClass = '' }: AskBoxProps) {
  const { label, placeholder, action } = finder.search;
  return (
    <form role="search" action={routes.finder} onSubmit={onSubmit} className="needs-script ask-box">
      <label>
        <span className={`mb-1 block text-small font-semibold ${labelClass}`}>{label}</span>{' '}
        <input
          type="search"
          name="search"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          {...(onChange ? { value, onFocus, onChange: ({ target }) => onChange(target.value) } : {})}
        />
      </label>{' '}
      <button type="submit" className={buttonClasses('primary')}>
        <Icon of={Search} />
        <span className="sr-only">{action}</span>
      </button>
    </form>
  );
}

/** Asks as links to the choices that they mean: they work without a script. */
export function AskExamples({ className = '' }: { className?: string }) {
  return (
    <ul className={`ask-line ${className}`}>
      {finder.examples.map(({ label, query }) => (
        <li key={label}>
          <a href={`${routes.finder}?${query}`} className="ask-chip">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where a page invites to ask: the box and its examples. */
export function AskSection({ className = '' }: { className?: string }) {
  return (
    <div className={`grid max-w-2xl gap-3 ${className}`}>
      <AskBox />
      <AskExamples />
    </div>
  );
}
