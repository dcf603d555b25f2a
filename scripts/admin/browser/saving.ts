/** Shows that a save takes long, with a button that cancels it. */
import { patience, unanswered } from '../host-words';
import { element } from '../pages/browser/dom';

/** The milliseconds after which a save can be cancelled. */
const slow = 5_000;

/**
 * Watches one save.
 * @returns A function to call when the save has ended.
 */
export function reportSaving(cancel: () => void): () => void {
  const notice = element('p', { class: 'notice', role: 'status' });
  const button = element('button', {}, 'Cancel');
  button.addEventListener('click', cancel);
  const say = (text: string) => {
    notice.replaceChildren(text, button);
    document.body.append(notice);
  };
  const timers = [
    setTimeout(() => say('This save takes long.'), slow),
    setTimeout(() => say(`${unanswered}. Wait, or cancel and save again: nothing is saved twice.`), patience),
  ];
  return () => {
    timers.forEach(clearTimeout);
    notice.remove();
  };
}
