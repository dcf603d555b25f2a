import { useRef, type ReactNode } from 'react';

/** A button that opens a list of further actions, of one of the things on a screen. */
export function Menu({ label, of, children }: { label: string; of?: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  /** Gives the focus to the button that stays visible: a dialog that is opened from the menu returns there. */
  const closeAndReturn = () => {
    close();
    menu.current?.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={menu}
      className="menu"
      onBlur={({ relatedTarget }) => {
        if (!menu.current?.contains(relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        event.stopPropagation();
        closeAndReturn();
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a, button')) closeAndReturn();
      }}
    >
      <summary className="button" aria-label={of && `${label} of ${of}`}>
        {label}
      </summary>
      <div>{children}</div>
    </details>
  );
}
