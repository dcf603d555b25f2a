'use client';

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether fields are open. Opened by a visitor, the first field has the focus; closed, the first button has it again.
 * @param root the element around fields and buttons
 */
export function useOpened(root: RefObject<HTMLElement | null>): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    root.current?.querySelector<HTMLElement>(isOpen ? 'select' : 'button')?.focus();
  }, [root, isOpen]);
  return [isOpen, setOpen];
}
