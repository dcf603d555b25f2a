import type { ReactNode } from 'react';

/** The attributes that tie a control to its label, its hint and its problems. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with its value, in whole sentences. */
  problems?: readonly string[];
  isOptional?: boolean;
  /** False for a group of controls, which has a legend instead of a label. */
  isOneControl?: boolean;
  /** Whether the label is beside the control: a box to tick. */
  hasLabelBeside?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A field with its label, its hint and its problems. */
export function Field({
  id,
  label,
  hint,
  problems = [],
  isOptional,
  isOneControl = true,
  hasLabelBeside = false,
  children,
}: FieldProps) {
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const describedBy = [...(hint ? [hintId] : []), ...(problems.length > 0 ? [problemId] : [])].join(' ');
  const described = describedBy ? { 'aria-describedby': describedBy } : {};
  const words = (
    <>
      {label}
      {isOptional ? <span className="optional"> (may stay empty)</span> : null}
    </>
  );
  const control = children({ id, ...described, ...(problems.length > 0 ? { 'aria-invalid': true } : {}) });
  const content = (
    <>
      {hint ? (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      {hasLabelBeside ? null : control}
      <div className="problem" id={problemId}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </>
  );
  const className = problems.length > 0 ? 'field wrong' : 'field';
  return isOneControl ? (
    <div className={className}>
      {hasLabelBeside ? (
        <label className="tick">
          {control}
          <span>{words}</span>
        </label>
      ) : (
        <label htmlFor={id}>{words}</label>
      )}
      {content}
    </div>
  ) : (
    <fieldset className={className} {...described}>
      <legend>{words}</legend>
      {content}
    </fieldset>
  );
}
