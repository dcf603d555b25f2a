/** A dialog that asks for confirmation. */
import { element } from './dom';

/**
 * Opens the dialog.
 * @param content Its heading, then its text and fields, which are required.
 * @param kind 'bad' for a destructive action.
 * @returns Whether the operator confirmed, once the dialog is closed.
 */
export function ask(content: readonly Node[], action: string, kind = ''): Promise<boolean> {
  const submit = element('button', { value: 'yes', ...(kind ? { class: kind } : {}) }, action);
  const cancel = element('button', { value: '', formnovalidate: '' }, 'Cancel');
  const box = element(
    'dialog',
    { class: 'ours', 'aria-label': content[0]?.textContent ?? '' },
    element('form', { method: 'dialog' }, ...content, submit, cancel),
  );
  document.body.append(box);
  box.showModal();
  return new Promise((resolve) => {
    box.addEventListener('close', () => {
      box.remove();
      resolve(box.returnValue === 'yes');
    });
  });
}
