/** Pages as a browser's translation leaves them, and with a visitor's own text spacing. All functions run in a page. */

/**
 * Wraps every text as browsers do when they translate, and makes each word 1.4 times as long, with letters of Tamil and Hindi among its own.
 * Called again it does so with what is new on the page. Texts that are not to be translated are made longer, too: the layout bears them.
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
 * @param within a selector of the part
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
    // The box of a glyph is higher than what is drawn of it.
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
    /** Of what cuts the text and of the buttons around it. */
    boxes: readonly DOMRect[];
    scrolls: boolean;
    fontSize: number;
  }
  const visit = (element: Element, around: Frame): void => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    const { overflow, fontSize, backgroundColor, borderTopWidth } = getComputedStyle(element);
    const isCutting = /hidden|clip/.test(overflow);
    // Buttons, choices and the bar, which have an edge or a colour of their own.
    const isDrawn =
      element.matches('a, button, label, header > div') &&
      (parseFloat(borderTopWidth) > 0 || !/, 0\)$/.test(backgroundColor));
    const box = element.getBoundingClientRect();
    // For those who listen, what shows with the focus alone, and the breadcrumb of the page itself, whose name the heading says whole.
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

  /** What stays in sight while the page scrolls is looked at where it stands. */
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
