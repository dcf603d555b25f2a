import { useId } from 'react';

/** A search field above a list, and the number of entries found. */
export function SearchField({
  label,
  hint,
  value,
  found,
  onChange,
}: {
  label: string;
  hint: string;
  value: string;
  /** What was found, in words: '11 trips'. */
  found: string;
  onChange: (search: string) => void;
}) {
  const id = useId();
  return (
    <div className="search">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
      <p role="status">{found}</p>
    </div>
  );
}
