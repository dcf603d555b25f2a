'use client';

import { useEffect, type ReactNode, type RefObject } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { finder } from '@/content/words/finder-page';
import { chosenIn, fullLabelOf, type ChoiceGroups, type Chosen } from '@/content/model/filter/groups';
import { textsOf } from '@/content/model/filter/parameters';
import { showChosen } from './show-chosen';

export const sheetId = 'choices';

/** The labels of the chosen choices, in the order of the groups. */
const namesOf = (groups: ChoiceGroups, chosen: Chosen): string[] =>
  Object.entries(groups).flatMap(([name, group]) =>
    textsOf(group, chosenIn(name, chosen)).map((id) => fullLabelOf(group, id)),
  );

/** The button that names the chosen filters and opens the sheet; shown where the choices are not beside the list. */
export function SheetButton({ groups, chosen }: { groups: ChoiceGroups; chosen: Chosen }) {
  return (
    <button type="button" popoverTarget={sheetId} className="sheet-button">
      <span className="min-w-0 truncate">{namesOf(groups, chosen).join(', ') || finder.choose.nothing}</span>{' '}
      <span className="text-lagoon underline">{finder.choose.change}</span>
    </button>
  );
}

interface ChoiceSheetProps {
  /** The number of items that the choices show; undefined until the script has counted. */
  count: number | undefined;
  children: ReactNode;
}

/**
 * The choices: beside the list on wide screens, otherwise a sheet over the page that the browser opens and closes by itself. Browsers
 * without `popover` (before 2024) show them above the list.
 */
export function ChoiceSheet({ count, children }: ChoiceSheetProps) {
  return (
    <div id={sheetId} popover="auto" className="choice-sheet">
      {children}
      <p className="sheet-foot">
        <button
          type="button"
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          className={buttonClasses('primary', 'w-full')}
        >
          {finder.choose.show(count)}
        </button>
      </p>
    </div>
  );
}

/**
 * Scrolls each row of choices to its first chosen one when the sheet opens, and scrolls back to the list when it closes, as the list may be
 * shorter.
 */
export function useSheet(root: RefObject<HTMLElement | null>, listId: string): void {
  useEffect(() => {
    const sheet = root.current?.querySelector('[popover]');
    const onToggle = (event: Event) => {
      if (!root.current || !sheet) return;
      const list = document.getElementById(listId);
      if ((event as ToggleEvent).newState === 'open') showChosen(sheet);
      else if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: 'instant' });
    };
    sheet?.addEventListener('toggle', onToggle);
    return () => sheet?.removeEventListener('toggle', onToggle);
  }, [root, listId]);
}
