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

/** The most characters of the URL's text in a message: the longest name of a trip, with who travels, when and for how much. */
const most = 200;

/**
 * Prefills an empty message with the subject in the URL: `?about=Kerala%20Package`. It does so once, so that later edits of the visitor are
 * kept.
 */
function beginMessage(): void {
  const about = new URLSearchParams(location.search).get('about');
  const field = document.querySelector<HTMLTextAreaElement>('[data-about]:not([data-from-address])');
  if (!about || !field) return;
  field.dataset['fromAddress'] = '';
  if (!field.value) field.value = `${field.dataset['about']}${about.slice(0, most)}.`;
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
