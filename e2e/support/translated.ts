/** Simulates a browser's translation and a visitor's own text spacing. All functions run in a page. */

/**
 * Wraps every text as browsers do when they translate, and makes each word 1.4 times as long, with Tamil and Hindi letters in it. Called
 * again, it translates what is new on the page. Texts that are excluded from translation are lengthened as well, because the layout must
 * fit them too.
 */
export function translate(): void {
  const letters = ['க', 'ह', 'ம', 'न', 'ல', 'स'];
  let count = 0;
  const longer = (word: string) => {
    const more = Math.ceil(word.length * 0.4);
    return `${word}${word.slice(0, more - 1)}${letters[count++ % letters.length]}`;
  };
  const font = () => {
    const element = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    element.setAttribute('style', 'vertical-align: inherit;');
    return element;
  };
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null)
    if (text.data.trim() && !text.parentElement?.closest('font, script, style, noscript, svg, textarea'))
      texts.push(text);
  for (const text of texts) {
    text.data = text.data.replace(/\S+/g, longer);
    // An option can contain only text.
    if (text.parentElement?.matches('option')) continue;
    const outer = font();
    const inner = font();
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
}

/** Turns the text spacing of WCAG 1.4.12 on or off. */
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
 * Faults that keep a visitor from reading or reaching a part of a page: content that makes the page wider than the screen, text that is
 * clipped or overflows its button, and controls that are covered after scrolling to them. Content that scrolls by itself may be wider than
 * the screen.
 * @param within a selector for the part
 */
export function layoutFaults(within: string): string[] {
  const found = new Set<string>();
  const controls: Element[] = [];
  const nameOf = (element: Element | null) =>
    element
      ? `${element.nodeName.toLowerCase()} '${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}'`
      : 'the edge of the screen';

  const tooWide = document.documentElement.scrollWidth - innerWidth;
  if (tooWide > 0) found.add(`the page is ${tooWide} px too wide`);

  const check = (text: Text, frame: Frame) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    // The box of a glyph is higher than its visible shape.
    const slack = frame.fontSize / 4;
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (!frame.scrolls && (left < -1 || right > innerWidth + 1))
        found.add(`${nameOf(text.parentElement)} leaves the screen`);
      for (const box of frame.boxes)
        if (left < box.left - 1 || right > box.right + 1 || top < box.top - slack || bottom > box.bottom + slack)
          found.add(`${nameOf(text.parentElement)} is cut`);
    }
  };

  interface Frame {
    /** The boxes of clipping ancestors and of the buttons around the text. */
    boxes: readonly DOMRect[];
    scrolls: boolean;
    fontSize: number;
  }
  const visit = (element: Element, around: Frame): void => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    const { overflow, fontSize, backgroundColor, borderTopWidth } = getComputedStyle(element);
    const isCutting = /hidden|clip/.test(overflow);
    // Buttons, choices and the bar, which have a border or a background.
    const isDrawn =
      element.matches('a, button, label, header > div') &&
      (parseFloat(borderTopWidth) > 0 || !/, 0\)$/.test(backgroundColor));
    const box = element.getBoundingClientRect();
    // Skips texts for screen readers, elements visible only with the focus, and the page's own breadcrumb, which the heading repeats in
    // full.
    const isLeftOut = element.matches('svg, select, .skip-link, [aria-label=Breadcrumb] [aria-current]');
    if ((isCutting && box.width <= 1) || isLeftOut) return;
    const scrolls = /auto|scroll/.test(overflow);
    const boxes = scrolls ? [] : around.boxes;
    const frame = {
      boxes: isCutting || isDrawn ? [...boxes, box] : boxes,
      scrolls: scrolls || around.scrolls,
      fontSize: parseFloat(fontSize),
    };
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child, frame);
      if (child instanceof Text && child.data.trim()) check(child, frame);
    }
    if (element.matches('a[href], button, input, select, textarea, summary')) controls.push(element);
  };
  for (const part of document.querySelectorAll(within)) visit(part, { boxes: [], scrolls: false, fontSize: 0 });

  /** Returns whether an element is sticky; such controls are checked where they are. */
  const sticks = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'sticky' || sticks(element.parentElement));
  for (const control of controls) {
    const block = sticks(control) ? 'nearest' : 'start';
    if (block === 'nearest') window.scrollTo({ top: 0, behavior: 'instant' });
    control.scrollIntoView({ behavior: 'instant', block, inline: 'nearest' });
    const box = [...control.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    if (!box) continue;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!control.contains(hit)) found.add(`${nameOf(control)} is covered by ${nameOf(hit)}`);
  }
  return [...found];
}
