/** A dialog that asks before something is done. */
import { element } from './dom';

/**
 * Opens it.
 * @param content what it says and asks for; its fields have to be filled in
 * @param kind 'bad' for what takes something away
 * @returns whether it is to be done, once the dialog is closed
 */
export function ask(content: readonly Node[], action: string, kind = ''): Promise<boolean> {
  const submit = element('button', { value: 'yes', ...(kind ? { class: kind } : {}) }, action);
  const cancel = element('button', { value: '', formnovalidate: '' }, 'Cancel');
  const box = element('dialog', { class: 'ours' }, element('form', { method: 'dialog' }, ...content, submit, cancel));
  document.body.append(box);
  box.showModal();
  return new Promise((resolve) => {
    box.addEventListener('close', () => {
      box.remove();
      resolve(box.returnValue === 'yes');
    });
  });
}
