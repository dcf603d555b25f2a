/** Helpers of the keyboard tests: they check the focus, walk through a page by Tab, move to a named element and book. */
import { expect, type Page } from '@playwright/test';
import { skipToContent } from '../../content/words/controls';
import { bookingAddress, isBooking } from './pages';

interface Stop {
  name: string;
  /** The width and height of the touch target in px. */
  target: [number, number];
  /** True for a link inside a sentence, whose height is that of the line. */
  inText: boolean;
  /** The reasons why the focus is not clearly visible; '' if it is. */
  fault: string;
}

/** Runs in a page. @returns the focused element; null if nothing has the focus */
function focusedStop(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const isChoice = element.matches('input[type=radio]');
  const drawn = (isChoice ? element.closest('label') : null) ?? element;
  // The link of a card covers the whole card.
  const isCard = getComputedStyle(element, '::after').position === 'absolute';
  const box = (isCard ? (element.offsetParent ?? element) : drawn).getBoundingClientRect();
  const named =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  const text =
    (named ? element.labels?.[0]?.firstElementChild?.textContent : '') || (isChoice ? drawn : element).textContent;

  // Finishes transitions, so that the outline has its final colour.
  for (const transition of element.getAnimations()) transition.finish();
  const inFirefox = navigator.userAgent.includes('Firefox');
  // The lower edge of the visible area in Firefox, which is above the contact bar.
  const foot =
    innerHeight - (inFirefox ? parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) : 0);
  const faults: string[] = [];
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset, opacity, boxShadow } = getComputedStyle(element);
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2 || opacity === '0' || /, 0\)$/.test(outlineColor))
    faults.push('no outline');

  // The background of the outline: a band around the element, its own fill, or that of the nearest filled ancestor. A poster has no single
  // colour.
  const band = /^(rgb\([^)]*\)) 0px 0px 0px [1-9]/.exec(boxShadow)?.[1];
  let filled: Element | null = outlineOffset.startsWith('-') ? element : drawn.parentElement;
  while (filled && /, 0\)$/.test(getComputedStyle(filled).backgroundColor)) filled = filled.parentElement;
  const ground =
    band ?? (filled && !element.closest('section:has(h1)') ? getComputedStyle(filled).backgroundColor : outlineColor);
  const luminance = (color: string) =>
    (color.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((channel) => Number(channel) / 255)
      .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
      .reduce((sum, share, channel) => sum + share * ([0.2126, 0.7152, 0.0722][channel] ?? 0), 0);
  const [darker = 0, lighter = 0] = [outlineColor, ground].map(luminance).sort((a, b) => a - b);
  const contrast = (lighter + 0.05) / (darker + 0.05);
  if (contrast < 3) faults.push(`an outline with a contrast of ${contrast.toFixed(1)}`);

  // Points inside rounded corners, on each line of wrapped text.
  for (const { left, right, top, bottom } of drawn.getClientRects()) {
    // The space at a line break is a box of its own, beyond the edge of its card.
    if (right - left < 12) continue;
    const radius = Math.min(
      parseFloat(getComputedStyle(drawn).borderTopLeftRadius),
      (right - left) / 2,
      (bottom - top) / 2,
    );
    const inset = Math.max(5, radius * 0.3 + 2);
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ] as const;
    for (const [x, y] of points) {
      // Browsers scroll only the current line of a textarea into view, and Firefox does not scroll if more than half is visible.
      const mayEnd = element instanceof HTMLTextAreaElement || (inFirefox && y > (top + bottom) / 2);
      if (mayEnd && y > foot) continue;
      const hit = document.elementFromPoint(x, y);
      if (!hit || !drawn.contains(hit))
        faults.push(
          `hidden at ${Math.round(x)}, ${Math.round(y)} by ${hit?.outerHTML.slice(0, 80) ?? 'the edge of the screen'}`,
        );
    }
  }
  return {
    name: text.replace(/\s+/g, ' ').trim(),
    target: [Math.round(box.width), Math.round(box.height)],
    inText: getComputedStyle(element).display === 'inline' && !isCard,
    fault: faults.join('; '),
  };
}

/** The focused element; null if nothing has the focus. */
export const focused = (page: Page) => page.evaluate(focusedStop);

/** The focused element after the browser has scrolled it into view; Firefox scrolls smoothly even with reduced motion. */
async function settled(page: Page): Promise<Stop | null> {
  let stop = await focused(page);
  for (let tries = 0; stop?.fault.includes('hidden') && tries < 100; tries++) {
    await page.waitForTimeout(50);
    stop = await focused(page);
  }
  return stop;
}

/** Presses Tab until the focus has been through the whole page. */
export async function walk(page: Page, most = 250): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab');
    const stop = await settled(page);
    if (!stop) break;
    // A date field has several tab stops.
    const last = stops.at(-1);
    if (last?.name === stop.name && stop.name === 'Start date') continue;
    if (stops.length > 0 && stop.name === stops[0]?.name) break;
    stops.push(stop);
  }
  return stops;
}

/** Presses Tab until the focused element has this name. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop && (typeof name === 'string' ? stop.name === name : name.test(stop.name))) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** Skips from the top of a page past its bar by the skip link, the first tab stop. */
export async function skip(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
}

/** Presses Enter on a link to the booking form, which opens in a new tab. */
export async function book(page: Page): Promise<void> {
  await page.context().route(`${bookingAddress}**`, (route) => route.fulfill({ body: 'form' }));
  const [form] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(form).toHaveURL(({ href }) => isBooking(href));
}
