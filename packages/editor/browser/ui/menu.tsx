import { useRef, type ReactNode } from 'react';

/** A button that opens a list of further actions, of one of the things on a screen. */
export function Menu({ label, of, children }: { label: string; of?: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
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
        close();
        menu.current.querySelector('summary')?.focus();
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a, button')) close();
      }}
    >
      <summary className="button" aria-label={of && `${label} of ${of}`}>
        {label}
      </summary>
      <div>{children}</div>
    </details>
  );
}
