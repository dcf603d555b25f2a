/** A dialog that asks before something is done. */
import { button, element } from './dom';

/**
 * Opens it.
 * @param content what it says and asks for; its fields have to be filled in
 * @param kind 'bad' for what takes something away
 */
export function ask(content: readonly Node[], action: string, work: () => Promise<void>, kind = ''): void {
  const submit = element('button', kind ? { class: kind } : {}, action);
  const form = element('form', {}, ...content, submit);
  const box = element('dialog', {}, form);
  form.append(
    button('Cancel', () => {
      box.close();
      return Promise.resolve();
    }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    box.close();
    void work();
  });
  box.addEventListener('close', () => {
    box.remove();
  });
  document.body.append(box);
  box.showModal();
}
