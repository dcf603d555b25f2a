import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useForm, useIsOpen, useProblemCount } from '../context';

interface LineProps {
  path: string;
  lineOf: (value: unknown) => string;
}

/** The line of a part. It alone is painted anew while something below the path is typed. */
function Line({ path, lineOf }: LineProps) {
  return <span className="line">{lineOf(useWatch({ name: path }))}</span>;
}

interface PartProps extends LineProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A part of a form that folds. What is in it is drawn when it is first opened, and then stays. */
export function Part({ path, label, lineOf, className = '', children }: PartProps) {
  const { marks } = useForm();
  const isOpen = useIsOpen(path);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const count = useProblemCount(path);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <details
      className={`part ${className}`}
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        if (target !== currentTarget || currentTarget.open === marks.isOpen(path)) return;
        if (currentTarget.open) marks.open([path]);
        else marks.close(path);
      }}
    >
      <summary id={`part-${path}`}>
        <b>{label}</b> <Line path={path} lineOf={lineOf} />
        {count > 0 ? <span className="count"> {count === 1 ? '1 problem' : `${count} problems`}</span> : null}
      </summary>
      {wasOpen ? <div>{children}</div> : null}
    </details>
  );
}
