/** The virtual screen and the sizes of the browser's window on it. */
import type { WebDriver } from 'selenium-webdriver';

/** The pointer starts in the middle; without a window manager the window under it has the keyboard. */
export const screenSize = { width: 1400, height: 1000 };

/** MiniBrowser's narrowest window, which is below the first breakpoint. */
export const small = { width: 447, height: 740 };
export const large = { width: 1280, height: 800 };

export type WindowSize = typeof small;

/** Sets the size of the window, in the middle of the screen. */
export const resize = (driver: WebDriver, { width, height }: WindowSize) =>
  driver
    .manage()
    .window()
    .setRect({
      width,
      height,
      x: Math.round((screenSize.width - width) / 2),
      y: Math.round((screenSize.height - height) / 2),
    });
