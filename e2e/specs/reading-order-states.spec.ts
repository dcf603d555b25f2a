/** What a screen reader tells once a visitor has brought a page into another state: the wizard's steps, the open menu. */
import { inNewTab, phoneMenu } from '../../content/pages/controls';
import { booking, bookingFields } from '../../content/pages/booking';
import { isGroup, mainNavigation } from '../../content/pages/navigation';
import { routes } from '../../content/routes';
import { site } from '../../content/site';
import { aria, fields, list, named } from '../support/aria';
import { expect, openHydrated, phone, test } from '../support/site';

const [first, second, third] = booking.steps;
const labelsOf = (step: number) => bookingFields.filter((field) => field.step === step).map(({ label }) => label);
const { confirmed } = booking;

test('the wizard tells each of its steps, and the confirmation', async ({ page }) => {
  await openHydrated(page, routes.bookNow);
  const main = page.getByRole('main');
  await page.getByRole('button', { name: booking.next }).click();
  await expect(main).toMatchAriaSnapshot(
    aria([
      'list "Steps":',
      `  - listitem: 1 ${first.label} (done)`,
      `  - listitem: 2 ${second.label}`,
      `  - listitem: 3 ${third.label}`,
      `group ${JSON.stringify(second.label)}:`,
      ...fields(labelsOf(1)).map((line) => `  - ${line}`),
      named('button', booking.previous),
      named('button', booking.next),
    ]),
  );
  await page.getByRole('button', { name: booking.next }).click();
  await expect(main).toMatchAriaSnapshot(
    aria([
      `group ${JSON.stringify(third.label)}:`,
      ...labelsOf(2).map((label) => `  - textbox "${label} (optional)"`),
      named('button', booking.previous),
      named('button', booking.confirm),
    ]),
  );
  await page.getByRole('button', { name: booking.confirm }).click();
  await expect(main).toMatchAriaSnapshot(
    aria([
      `heading ${JSON.stringify(confirmed.heading)} [level=2]`,
      `paragraph: ${JSON.stringify(confirmed.text)}`,
      `link "${confirmed.whatsapp} ${inNewTab}"`,
      `link "${confirmed.form} ${inNewTab}"`,
      `heading ${JSON.stringify(confirmed.stepsHeading)} [level=3]`,
      'list:',
      ...confirmed.steps.map((step) => `  - listitem: ${JSON.stringify(step)}`),
      'paragraph:',
      `  - ${named('link', confirmed.home)}`,
    ]),
  );
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the open menu is told in its order', async ({ page }) => {
    await page.goto(routes.about);
    await page.locator('.phone-menu > summary').tap();
    const inMenu = [
      ...list(...mainNavigation.filter((entry) => !isGroup(entry)).map(({ label }) => named('link', label))),
      ...mainNavigation
        .filter(isGroup)
        .flatMap(({ label, links }) => [
          `heading ${JSON.stringify(label)} [level=2]`,
          ...list(
            ...links.slice(0, 1).map((link) => named('link', link.note ? `${link.label} ${link.note}` : link.label)),
          ),
        ]),
      named('link', site.phone.display),
      named('link', site.email),
    ];
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(
      [
        `- ${named('link', `${site.name} ${site.tagline}`)}`,
        '- group:',
        '  - navigation "Menu":',
        aria(inMenu, '    '),
        `  - ${named('button', phoneMenu.quote)}`,
      ].join('\n'),
    );
  });
});
