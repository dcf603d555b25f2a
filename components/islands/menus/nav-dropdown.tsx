'use client';

import { ChevronDown } from 'lucide-react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { island } from '@/components/islands/island';

interface NavDropdownProps {
  id: string;
  label: string;
  className?: string;
  /** The panel, a list of links. */
  children: ReactNode;
}

/**
 * One dropdown of the main bar. Hover, focus, tap and keyboard open it; Escape, a second tap and leaving it close it. Until this script
 * runs, the style sheet opens it on hover and focus only.
 */
export const NavDropdown = island(
  'nav-dropdown',
  function NavDropdown({ id, label, className = '', children }: NavDropdownProps) {
    const [open, setOpen] = useState(false);
    const root = useRef<HTMLDivElement>(null);
    /** The state when the pointer went down, because focus opens the panel before the click arrives. */
    const openAtPress = useRef(false);

    useLayoutEffect(() => {
      // The style sheet may have opened the panel before hydration, so it stays open.
      setOpen(root.current?.matches(':hover, :focus-within') ?? false);
    }, [root]);

    useEffect(() => {
      if (!open) return;
      const onOutside = (event: globalThis.PointerEvent) => {
        if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
      };
      document.addEventListener('pointerdown', onOutside);
      return () => document.removeEventListener('pointerdown', onOutside);
    }, [open, root]);

    const hover = (inside: boolean) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setOpen(inside);
    };
    const leave = (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    };
    const links = () => [...(root.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && open) {
        // In this order, because the returning focus opens the panel again.
        root.current?.querySelector('button')?.focus();
        setOpen(false);
        return;
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0) return;
      event.preventDefault();
      // Rendered synchronously, because a hidden link cannot take the focus.
      flushSync(() => setOpen(true));
      const all = links();
      const at = all.findIndex((link) => link === document.activeElement);
      const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
      all[next]?.focus();
    };

    return (
      <div
        ref={root}
        className="dropdown relative"
        data-open={open}
        onPointerEnter={hover(true)}
        onPointerLeave={hover(false)}
        onFocus={() => setOpen(true)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      >
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className={`${className} gap-1`}
          onPointerDown={(event) => {
            openAtPress.current = open && event.pointerType !== 'mouse';
          }}
          // A click with detail 0 comes from the keyboard: it toggles the visible state.
          onClick={(event) => setOpen(event.detail === 0 ? !open : !openAtPress.current)}
        >
          {label}
          <Icon of={ChevronDown} size={16} />
        </button>
        <div
          id={id}
          className="panel absolute top-full left-0 z-10 rounded-large border border-line bg-paper-raised p-2 shadow-soft"
        >
          {children}
        </div>
      </div>
    );
  },
);
