/** What changed on a page is announced, once. */
import { contact } from '../../content/pages/contact';
import { routes } from '../../content/routes';
import { kindLabel, secondState, showing, tripsOfKind } from '../support/catalogue';
import { expect, idle, openHydrated, test } from '../support/site';

declare global {
  interface Window {
    announced?: string[];
  }
}

const tours = secondState.titles.length;

/** The control that is used, and what the page says of it. */
for (const [what, path, role, name, said] of [
  ['a category', routes.allPackages, 'radio', kindLabel('international'), showing(tripsOfKind('international').length)],
  [
    'a state',
    routes.domestic,
    'radio',
    secondState.name,
    `${secondState.name}: ${tours} ${tours === 1 ? 'tour' : 'tours'}`,
  ],
  ['an empty contact form', routes.contact, 'button', contact.form.action, contact.form.emptyHint],
] as const) {
  test(`what ${what} changed is announced once`, async ({ page }) => {
    await openHydrated(page, path);
    const region = page.getByRole('main').getByRole('status');
    const before = await region.innerText();
    await region.evaluate((element: HTMLElement) => {
      const announced: string[] = [];
      Object.assign(window, { announced });
      let last = element.innerText;
      new MutationObserver(() => {
        const now = element.innerText.replace(/\s+/g, ' ').trim();
        if (now !== last) announced.push(now);
        last = now;
      }).observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await page.getByRole('main').getByRole(role, { name, exact: true }).click();
    await expect(region).toHaveText(said);
    // Whatever else the click started has been rendered after two idle moments.
    await idle(page);
    // Another list may be as long: then nothing is to be said.
    expect(await page.evaluate(() => window.announced)).toEqual(before === said ? [] : [said]);
  });
}
