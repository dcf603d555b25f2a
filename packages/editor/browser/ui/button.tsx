import type { ButtonHTMLAttributes } from 'react';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** The main action of a screen, or one that cannot be undone in one step. */
  kind?: 'main' | 'bad';
  /** It keeps its focus meanwhile, so that nobody has to look for it again. */
  isBusy?: boolean;
}

/** A button that submits nothing unless its type says so. */
export const Button = ({ kind, isBusy = false, type = 'button', onClick, className = '', ...rest }: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={['button', kind, className].filter(Boolean).join(' ')}
    aria-disabled={isBusy || undefined}
    onClick={(event) => {
      if (isBusy) event.preventDefault();
      else onClick?.(event);
    }}
  />
);
