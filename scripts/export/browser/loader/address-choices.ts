import { beginMessage } from './address-message';

/** Checks the radio buttons and checkboxes that the address names: `?state=kerala`. Each once: what the visitor chooses afterwards stands. */
function checkNamedChoices(): void {
  new URLSearchParams(location.search).forEach((value, name) => {
    const choice = document.querySelector<HTMLInputElement>(
      `:is([type=radio],[type=checkbox])[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]:not([data-from-address])`,
    );
    if (choice) {
      choice.dataset['fromAddress'] = '';
      choice.checked = true;
    }
  });
}

function readAddress(): void {
  checkNamedChoices();
  beginMessage();
}

/** Checks the choices that the address names, and begins the message it is about, as they are parsed, before they are painted. */
export function watchForNamedChoices(): void {
  const observer = new MutationObserver(readAddress);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    // What was parsed last may not have been reported yet.
    readAddress();
  });
}
