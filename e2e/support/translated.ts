/** Pages as a browser's translation leaves them, and with a visitor's own text spacing. All functions run in a page. */

/**
 * Wraps every text as browsers do when they translate, and makes each word 1.4 times as long, in letters of Tamil and Hindi: words of those
 * languages are longer than English ones and do not break.
 */
export function translate(): void {
  const letters = [...'கहமनலस'];
  let count = 0;
  const longer = (word: string) => {
    const more = Math.ceil(word.length * 0.4);
    return `${word}${word.slice(0, more - 1)}${letters[count++ % letters.length]}`;
  };
  const font = () => {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    return element;
  };
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null)
    if (text.data.trim() && !text.parentElement?.closest('script, style, noscript, svg, textarea')) texts.push(text);
  for (const text of texts) {
    text.data = text.data.replace(/\S+/g, longer);
    // A choice of a list of choices holds text alone.
    if (text.parentElement?.matches('option')) continue;
    const outer = font();
    const inner = font();
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
}

/** The text spacing of WCAG 1.4.12, on or off. */
export function spaceTexts(isOn: boolean): void {
  document.querySelector('#text-spacing')?.remove();
  if (!isOn) return;
  const style = document.createElement('style');
  style.id = 'text-spacing';
  style.textContent = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`;
  document.head.append(style);
}

/**
 * What a visitor cannot read or reach in a part of a page: what makes the page wider than its screen, text that is cut or stands outside of
 * its button, and controls that something else covers when they have been scrolled to. What scrolls by itself may be wider than the screen.
 */
export function layoutFaults(within: string): string[] {
  const root = document.documentElement;
  const found = new Set<string>();
  const named = (element: Element) =>
    `${element.nodeName.toLowerCase()}${element.id ? `#${element.id}` : ''} '${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}'`;
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);
  const cuts = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
  const ancestors = function* (element: Element | null) {
    for (let at = element; at && at !== document.body; at = at.parentElement) yield at;
  };
  /** For those who listen. */
  const isTiny = (element: Element) => element.getBoundingClientRect().width <= 1 && cuts(element);
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    ![...ancestors(element)].some(isTiny);
  const outside = (inner: DOMRect, outer: DOMRect, slack: number) =>
    inner.left < outer.left - 1 ||
    inner.right > outer.right + 1 ||
    inner.top < outer.top - slack ||
    inner.bottom > outer.bottom + slack;

  if (root.scrollWidth > innerWidth) found.add(`page ${root.scrollWidth - innerWidth} px too wide`);

  const part = document.querySelector(within) ?? document.body;
  const range = document.createRange();
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (
      !text.textContent?.trim() ||
      !parent ||
      !isSeen(parent) ||
      parent.closest('option, svg, .crumbs [aria-current]')
    )
      continue;
    range.selectNodeContents(text);
    // The box of a glyph is higher than what is drawn of it.
    const slack = parseFloat(getComputedStyle(parent).fontSize) / 4;
    for (const box of range.getClientRects())
      for (const around of ancestors(parent)) {
        if (scrolls(around)) break;
        if (
          (cuts(around) || around.matches('a.button, button, .choice, .bar, .quick-contact a')) &&
          outside(box, around.getBoundingClientRect(), slack)
        )
          found.add(`${named(parent)} stands outside of ${around.nodeName} ${around.className.slice(0, 30)}`);
        if (getComputedStyle(around).position === 'fixed') break;
        if (!scrolls(around) && (box.left < -1 || box.right > innerWidth + 1))
          found.add(`${named(parent)} leaves the screen`);
      }
  }

  for (const control of part.querySelectorAll(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary',
  )) {
    if (!isSeen(control) || control.matches('.skip-link')) continue;
    control.scrollIntoView({ behavior: 'instant', block: 'start', inline: 'nearest' });
    const [box] = [...control.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (!box) continue;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!control.contains(hit) && !(hit && control.closest('label')?.contains(hit)))
      found.add(
        `${named(control)} is covered by ${hit ? `${named(hit)} ${hit.className}`.slice(0, 90) : 'the edge of the screen'}`,
      );
  }
  return [...found];
}
