import { beginMessage } from './address-message';

/**
 * Checks the radio buttons and checkboxes named in the URL, such as `?state=kerala`. Each is checked once, so that a later choice of the
 * visitor is kept.
 */
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

/** Applies the choices and the message of the URL while the page is parsed, before it is painted. */
export function watchForNamedChoices(): void {
  const observer = new MutationObserver(readAddress);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    // The observer may not have reported the last parsed nodes yet.
    readAddress();
  });
}
