import { Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { longestText } from '@/content/format/longest-ask';
import { finder } from '@/content/words/finder-page';
import { finderPath } from '@/content/routes';
import { buttonClasses } from './button';
import { Icon } from './icon';

interface AskBoxProps {
  /** Set in the finder, which reads the text as it is typed; elsewhere the form leads to the finder. */
  value?: string;
  onChange?: (text: string) => void;
  onFocus?: () => void;
  onSubmit?: (event: SyntheticEvent<HTMLFormElement>) => void;
  labelClass?: string;
}

/** The finder's ask box: the same native form on every page. */
export function AskBox({ value, onChange, onFocus, onSubmit, labelClass = '' }: AskBoxProps) {
  const { label, placeholder, action } = finder.search;
  return (
    <form role="search" action={finderPath} onSubmit={onSubmit} className="needs-script ask-box">
      <label>
        <span className={`mb-1 block text-small font-semibold ${labelClass}`}>{label}</span>{' '}
        <input
          type="search"
          name="search"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestText}
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

/** Examples of asks, as links to the choices that they mean, so that they work without a script. */
export function AskExamples({ className = '' }: { className?: string }) {
  return (
    <ul className={`ask-line ${className}`}>
      {finder.examples.map(({ label, query }) => (
        <li key={label}>
          <a href={`${finderPath}?${query}`} className="ask-chip">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The ask box with its examples, for pages other than the finder. */
export function AskSection({ className = '' }: { className?: string }) {
  return (
    <div className={`grid max-w-2xl gap-3 ${className}`}>
      <AskBox />
      <AskExamples className="flex-wrap" />
    </div>
  );
}
