/** Input as the browser gets it from a device: touch, mouse and keys. */
import type { Locator, Page } from '@playwright/test';

/** Scrolls a control to the middle of the screen. @returns its middle in px */
async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.evaluate((element) =>
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
  );
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control.toString()} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** An input in two parts: `ready` prepares it and is not measured, `perform` is. */
export interface Gesture {
  ready: (page: Page) => Promise<void>;
  perform: (page: Page) => Promise<void>;
}

export const tap = (selector: string): Gesture => ({
  ready: async (page) => {
    await middleOf(page.locator(selector).first());
  },
  perform: async (page) => {
    const { x, y } = await middleOf(page.locator(selector).first());
    await page.touchscreen.tap(x, y);
  },
});

export const click = (selector: string): Gesture => ({
  ready: async (page) => {
    const { x, y } = await middleOf(page.locator(selector).first());
    await page.mouse.move(x, y);
  },
  perform: async (page) => {
    const { x, y } = await middleOf(page.locator(selector).first());
    await page.mouse.click(x, y);
  },
});

/**
 * @param selector the control that has the focus
 * @param keys one after the other, as fast as a thumb types
 */
export const press = (selector: string, ...keys: readonly string[]): Gesture => ({
  ready: async (page) => {
    await middleOf(page.locator(selector).first());
    await page.locator(selector).first().focus();
  },
  perform: async (page) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(150);
    }
  },
});
