/**
 * Changes that other software makes to a page before its own script runs. Each function runs in the page and cannot use anything from this
 * module.
 */
export const alterations: Readonly<Record<string, () => void>> = {
  'nothing changed': () => undefined,
  'each text wrapped, as translators of Chromium do': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, option, textarea')) continue;
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      text.replaceWith(font);
      font.textContent = `${text.data}ம்`;
    }
  },
  'each text changed in its place, as Firefox translates': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style, textarea')) text.data += 'ம்';
    }
  },
  'an element after each field, as password managers put': () => {
    for (const field of document.querySelectorAll('input, select, textarea')) {
      field.setAttribute('data-manager', 'on');
      field.after(document.createElement('div'));
    }
  },
  'an empty element of the same kind before each element of an island': () => {
    for (const element of document.querySelectorAll('[data-island] *'))
      if (/^(div|span|p|section|button|form)$/i.test(element.tagName))
        element.before(document.createElement(element.tagName));
  },
  'icons and messages taken away, as blockers do': () => {
    for (const element of document.querySelectorAll('[data-island] :is(svg, [role=status], legend)')) element.remove();
  },
};
