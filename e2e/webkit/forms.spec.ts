/** The home page's form in WebKit. */
import { enquiry } from '../../content/pages/enquiry';
import { routes } from '../../content/routes';
import { ports, connected } from '../../scripts/lib/test-environment.mjs';
import { homeField, homeFields } from '../support/home-form';
import { received, release } from '../support/site';
import { fill, find, textsOf, valueOf } from './actions';
import { fillHomeForm, homeStatus, sendHomeForm } from './forms';
import { evaluate, eventually, faultsOf, open, openHydrated } from './page';
import { expect, test } from './test';

test.describe('the home form', () => {
  test('shows the browser’s message for each missing field, and sends nothing', async ({ driver }) => {
    await openHydrated(driver, routes.home);
    /** The field that the browser focused, and its message. */
    const stopped = () =>
      evaluate(driver, () =>
        document.activeElement instanceof HTMLInputElement
          ? [document.activeElement.name, document.activeElement.validationMessage]
          : [],
      );
    await sendHomeForm(driver);
    await eventually(stopped).toEqual(['first_name', expect.stringMatching(/\w/)]);
    for (const name of ['first_name', 'last_name'] as const) await fill(driver, homeField(name), homeFields[name]);
    await fill(driver, homeField('email'), 'not an address');
    await sendHomeForm(driver);
    await eventually(stopped).toEqual(['email', expect.stringMatching(/\w/)]);
    // Visible, and not under the bar.
    const inSight = () =>
      evaluate(driver, () => {
        const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
        return (
          top > (document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0) && bottom < innerHeight
        );
      });
    await eventually(inSight).toBe(true);
    expect(
      await evaluate(driver, () =>
        [...document.querySelectorAll('#contact form :invalid')].map((one) => one.getAttribute('name')),
      ),
    ).toEqual(['email', 'phone', 'travel_preference', 'message']);
    expect(await homeStatus(driver)).toEqual(['']);
    expect(await received('not an address')).toEqual([]);
  });

  test('is sent once however often its button is pressed, shows success, and is cleared', async ({ driver, email }) => {
    await openHydrated(driver, routes.home);
    await fillHomeForm(driver, email, 'answer:later');
    await sendHomeForm(driver);
    await sendHomeForm(driver);
    await eventually(() => textsOf(driver, '#contact form [type="submit"]')).toEqual([enquiry.sending]);
    await sendHomeForm(driver);
    await eventually(() => received(email)).toHaveLength(1);
    await release(email);
    await eventually(() => homeStatus(driver)).toEqual([enquiry.success]);
    expect(await valueOf(driver, homeField('message'))).toBe('');
    const [request, ...more] = await received(email);
    expect(more).toEqual([]);
    expect(request?.body).toEqual({
      access_key: connected.NEXT_PUBLIC_FORM_ACCESS_KEY,
      ...homeFields,
      email,
      travel_preference: 'honeymoon',
      message: 'answer:later',
      botcheck: false,
    });
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
    expect(await faultsOf(driver)).toEqual([]);
  });

  test('sent before hydration, it is sent once, after it', async ({ driver, email }) => {
    await open(driver, routes.home);
    // In one script, because keys and pointer would start hydration.
    const asleep = await evaluate(
      driver,
      (values) => {
        const form = document.querySelector<HTMLFormElement>('#contact form');
        for (const [name, value] of Object.entries(values))
          (form?.elements.namedItem(name) as HTMLInputElement).value = value;
        form?.requestSubmit();
        const island = form?.closest('[data-island]');
        return island?.hasAttribute('data-hydrated') === false && island.hasAttribute('aria-busy');
      },
      { ...homeFields, email, travel_preference: 'custom', message: 'Early' },
    );
    expect(asleep).toBe(true);
    await eventually(() => homeStatus(driver)).toEqual([enquiry.success]);
    expect((await received(email)).map(({ body }) => body['message'])).toEqual(['Early']);
  });

  for (const [answer, shown] of [
    ['reject', 'Please use a working email address.'],
    ['drop', enquiry.failure],
  ] as const) {
    test(`keeps what was typed when the service answers with: ${answer}; a second try works`, async ({
      driver,
      email,
    }) => {
      await openHydrated(driver, routes.home);
      await fillHomeForm(driver, email, `answer:${answer}`);
      await sendHomeForm(driver);
      await eventually(() => homeStatus(driver)).toEqual([shown]);
      for (const [name, value] of Object.entries({
        ...homeFields,
        email,
        travel_preference: 'honeymoon',
        message: `answer:${answer}`,
      }))
        expect(await valueOf(driver, homeField(name))).toBe(value);
      await fill(driver, homeField('message'), 'Once more, then.');
      await eventually(() => homeStatus(driver)).toEqual(['']);
      await sendHomeForm(driver);
      await eventually(() => homeStatus(driver)).toEqual([expect.stringContaining(enquiry.success)]);
    });
  }

  test('without a form service it says so and offers WhatsApp and email with the typed text', async ({ driver }) => {
    await openHydrated(driver, `http://localhost:${ports.unconfigured}/`);
    await fillHomeForm(driver, 'asha@example.com', 'Goa & Hampi, in May');
    await sendHomeForm(driver);
    await eventually(() => homeStatus(driver)).toEqual([expect.stringContaining(enquiry.notConnected)]);
    for (const start of ['https://wa.me', 'mailto:']) {
      const href = await (await find(driver, `#contact form [role="status"] a[href^="${start}"]`)).getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain('Goa & Hampi, in May');
    }
    expect(await valueOf(driver, homeField('message'))).toBe('Goa & Hampi, in May');
  });
});
