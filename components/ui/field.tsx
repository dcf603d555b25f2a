import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';

const control =
  'min-h-12 w-full rounded-small border-2 border-edge bg-paper-raised px-4 py-2.5 text-ink placeholder:text-ink-soft hover:border-ink';

function Labelled({
  label,
  note,
  className = '',
  children,
}: {
  label: string;
  note?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <label className={`block min-w-0 ${className}`}>
      <span className="mb-1 block text-small font-semibold">
        {label}
        {note ? <span className="font-normal text-ink-soft">{` (${note})`}</span> : null}
      </span>{' '}
      {children}
    </label>
  );
}

interface FieldProps {
  label: string;
  /** A note in brackets beside the label, such as 'optional' where most of the form is required. */
  note?: string;
  wrapperClass?: string;
}

/** A labelled text field. */
export function TextField({ label, note, wrapperClass, ...input }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Labelled label={label} note={note} className={wrapperClass}>
      <input type="text" className={control} {...input} />
    </Labelled>
  );
}

/** A labelled field of several lines. */
export function TextArea({
  label,
  note,
  wrapperClass,
  ...area
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Labelled label={label} note={note} className={wrapperClass}>
      <textarea rows={4} className={control} {...area} />
    </Labelled>
  );
}

interface Choice {
  value: string;
  label: string;
  /** The last day on which it can be chosen, see `hidePastDates`. */
  until?: string;
}

interface SelectFieldProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  /** The first, empty option; absent if `defaultValue` selects another. */
  prompt?: string;
  options: readonly Choice[];
  /** Further options, under a heading of their own. */
  group?: { label: string; options: readonly Choice[] };
}

const option = ({ value, label, until }: Choice) => (
  <option key={value} value={value} data-until={until}>
    {label}
  </option>
);

/** A labelled select. */
export function SelectField({ label, note, wrapperClass, prompt, options, group, ...select }: SelectFieldProps) {
  return (
    <Labelled label={label} note={note} className={wrapperClass}>
      <select className={control} {...select}>
        {prompt ? <option value="">{prompt}</option> : null}
        {options.map(option)}
        {group ? <optgroup label={group.label}>{group.options.map(option)}</optgroup> : null}
      </select>
    </Labelled>
  );
}
