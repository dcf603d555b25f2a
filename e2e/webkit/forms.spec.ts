/** Both message forms in WebKit. */
import { routes } from '../../content/routes';
import { ports } from '../environment.mjs';
import { received } from '../site';
import {
  click,
  evaluate,
  eventually,
  expect,
  faultsOf,
  fill,
  fillHomeForm,
  find,
  homeField,
  homeStatus,
  Key,
  newWindow,
  open,
  openLive,
  select,
  sendHomeForm,
  test,
  textsOf,
  typed,
  valueOf,
  waiting,
} from './webkit';

test.describe('the home form', () => {
  test('says in the browser’s words what is missing, field by field, and sends nothing', async ({ driver }) => {
    await openLive(driver, routes.home);
    /** The name of the field the browser stopped at, and what it says there. */
    const stopped = () =>
      evaluate(driver, () =>
        document.activeElement instanceof HTMLInputElement
          ? [document.activeElement.name, document.activeElement.validationMessage]
          : [],
      );
    await sendHomeForm(driver);
    await eventually(stopped).toEqual(['first_name', expect.stringMatching(/\w/)]);
    for (const name of ['first_name', 'last_name'] as const) await fill(driver, homeField(name), typed[name]);
    await fill(driver, homeField('email'), 'not an address');
    await sendHomeForm(driver);
    await eventually(stopped).toEqual(['email', expect.stringMatching(/\w/)]);
    // In sight, and not under the bar.
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

  test('is sent once however often its button is pressed, says so, and empties itself', async ({ driver, email }) => {
    await openLive(driver, routes.home);
    await fillHomeForm(driver, email, 'answer:slow');
    await sendHomeForm(driver);
    await sendHomeForm(driver);
    await eventually(() => textsOf(driver, '#contact form [type="submit"]')).toEqual(['Please wait...']);
    await sendHomeForm(driver);
    await eventually(() => homeStatus(driver)).toEqual(["Form submitted successfully! We'll contact you soon."]);
    expect(await valueOf(driver, homeField('message'))).toBe('');
    const [request, ...more] = await received(email);
    expect(more).toEqual([]);
    expect(request?.body).toEqual({
      access_key: 'test-access-key',
      ...typed,
      email,
      travel_preference: 'honeymoon',
      message: 'answer:slow',
      botcheck: false,
    });
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
    expect(await faultsOf(driver)).toEqual([]);
  });

  test('sent before the runtime is there, it is sent once when it comes', async ({ driver, email }) => {
    await open(driver, routes.home);
    // All in one go: a key or a pointer would wake the page.
    const asleep = await evaluate(
      driver,
      (values) => {
        const form = document.querySelector<HTMLFormElement>('#contact form');
        for (const [name, value] of Object.entries(values))
          (form?.elements.namedItem(name) as HTMLInputElement).value = value;
        form?.requestSubmit();
        return form?.hasAttribute('data-live') === false && form.hasAttribute('aria-busy');
      },
      { ...typed, email, travel_preference: 'custom', message: 'Early' },
    );
    expect(asleep).toBe(true);
    await eventually(() => homeStatus(driver)).toEqual(["Form submitted successfully! We'll contact you soon."]);
    expect((await received(email)).map(({ body }) => body['message'])).toEqual(['Early']);
  });

  for (const [answer, shown] of [
    ['reject', 'Please use a working email address.'],
    ['drop', 'Something went wrong!'],
  ] as const) {
    test(`keeps what was typed when the service answers with: ${answer}; a second try works`, async ({
      driver,
      email,
    }) => {
      await openLive(driver, routes.home);
      await fillHomeForm(driver, email, `answer:${answer}`);
      await sendHomeForm(driver);
      await eventually(() => homeStatus(driver)).toEqual([shown]);
      for (const [name, value] of Object.entries({
        ...typed,
        email,
        travel_preference: 'honeymoon',
        message: `answer:${answer}`,
      }))
        expect(await valueOf(driver, homeField(name))).toBe(value);
      await fill(driver, homeField('message'), 'Once more, then.');
      await eventually(() => homeStatus(driver)).toEqual(['']);
      await sendHomeForm(driver);
      await eventually(() => homeStatus(driver)).toEqual([expect.stringContaining('Form submitted successfully!')]);
    });
  }

  test('without a form service it says so and offers WhatsApp and email with the typed text', async ({ driver }) => {
    await openLive(driver, `http://localhost:${String(ports.unconfigured)}/`);
    await fillHomeForm(driver, 'asha@example.com', 'Goa & Hampi, in May');
    await sendHomeForm(driver);
    await eventually(() => homeStatus(driver)).toEqual([expect.stringContaining('not connected yet')]);
    for (const start of ['https://wa.me', 'mailto:']) {
      const href = await (await find(driver, `#contact form [role="status"] a[href^="${start}"]`)).getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain('Goa & Hampi, in May');
    }
    expect(await valueOf(driver, homeField('message'))).toBe('Goa & Hampi, in May');
  });
});

test.describe('the contact form', () => {
  const button = 'main form [type="submit"]';

  test('opens WhatsApp with the enquiry written out, in a new window, and keeps what was typed', async ({ driver }) => {
    await openLive(driver, routes.contact);
    await fill(driver, 'main [name="first_name"]', 'Asha');
    await fill(driver, 'main [name="text"]', `Kashmir & Ladakh?${Key.ENTER}In June.`);
    await select(driver, 'main [name="travel_preference"]', 'custom');
    await click(driver, button);
    const chat = await newWindow(driver);
    expect(`${chat.origin}${chat.pathname}`).toBe('https://wa.me/919876543210');
    expect(chat.searchParams.get('text')).toMatch(
      /First name: Asha\nTravel preference: custom\nMessage: Kashmir & Ladakh\?\nIn June\./,
    );
    expect(await valueOf(driver, 'main [name="text"]')).toBe('Kashmir & Ladakh?\nIn June.');
    expect(await faultsOf(driver)).toEqual([]);
  });

  test('answers an empty form with a hint, also before the runtime is there', async ({ driver }) => {
    await open(driver, routes.contact);
    expect(await waiting(driver)).not.toEqual([]);
    await click(driver, button);
    await eventually(() => textsOf(driver, 'main form [role="status"]')).toEqual([
      expect.stringContaining('A line about where and when is enough.'),
    ]);
    expect(await driver.getAllWindowHandles()).toHaveLength(1);
    await fill(driver, 'main [name="text"]', 'Ooty');
    await eventually(() => textsOf(driver, 'main form [role="status"]')).toEqual(['']);
  });
});
