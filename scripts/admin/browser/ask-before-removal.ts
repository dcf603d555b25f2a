/** Asks before an entry of a list is removed from a form, because the editor can only undo all changes of a form. */
import { ask } from '../pages/browser/dialog';
import { element, paragraph } from '../pages/browser/dom';

/** Describes an entry by its summary while it is collapsed, or else by the first text that was typed. */
function textOf(item: Element): string {
  const texts = [...item.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const summary = item.querySelector('.summary')?.textContent.trim();
  return summary || (texts.map(({ value }) => value.trim()).find((value) => value !== '') ?? '');
}

export function askBeforeRemovals(): void {
  window.addEventListener(
    'click',
    (event) => {
      const { target, isTrusted } = event;
      const button = target instanceof Element ? target.closest<HTMLElement>('button[aria-label="Remove"]') : null;
      const item = button?.closest('.content-editor .item');
      const text = item ? textOf(item) : '';
      // The click that this module sends itself is not trusted. An empty entry has nothing to lose.
      if (!isTrusted || !button || text === '') return;
      event.stopImmediatePropagation();
      const content = [element('h2', {}, 'Remove this entry?'), paragraph(text)];
      void ask(content, 'Remove', 'bad').then((isConfirmed) => {
        if (isConfirmed) button.click();
      });
    },
    { capture: true },
  );
}
