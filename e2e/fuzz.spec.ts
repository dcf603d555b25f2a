/**
 * Addresses and texts nobody meant: drawn anew in each run. A failure names its seed; `FUZZ_SEED=<seed> npm run e2e -- fuzz` draws the
 * same again.
 */
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { enquiry } from '../content/pages/enquiry';
import { routes } from '../content/routes';
import { connected } from './environment.mjs';
import { expect, openLive, received, test } from './site';

const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const draw = <T>(values: fc.Arbitrary<T>, count: number): T[] => fc.sample(values, { numRuns: count, seed });
/** What an address or a form makes of half an emoji. */
const wellFormed = (raw: string) => raw.replace(/\p{Surrogate}/gu, '\ufffd');
const told = `FUZZ_SEED=${String(seed)} draws the same again`;

/** Each of these would do, or break, something if it were taken for more than text. */
const hostile = [
  '<img data-intruder src=x onerror=window.intruded=1>',
  '"><script data-intruder>window.intruded=1</script>',
  "'><iframe data-intruder srcdoc=x>",
  '</script><svg data-intruder onload=window.intruded=1>',
  'javascript:window.intruded=1',
  'data:text/html,<script>window.intruded=1</script>',
  '//evil.example',
  'https://evil.example',
  '\\\\evil.example',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '__proto__[intruded]',
  '${window.intruded=1}',
  '{{7*7}}',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '4',
  '2',
  '0',
  '.*',
  '([',
  '(a+)+$',
  '\\',
  '$&',
  '*',
  ':not(',
  '"]',
  "']",
  '#a>b',
  '[value="',
  '\\000041',
  '}',
  '/*',
  '<!--',
  '%',
  '%E0%A4%A',
  '%00',
  '%ED%A0%80',
  '%0d%0aSet-Cookie: a=b',
  '+',
  '&&==&',
  ';',
  '?',
  '#',
  '\u0000',
  '\u2028',
  '\u202e',
  '🙏',
  'İ',
  'கேரளா',
  'kerala',
  'KERALA',
  'international',
  'price',
  ' ',
] as const;

const names = [
  'state',
  'category',
  'search',
  'sort',
  'step',
  'featured',
  '__proto__',
  'constructor',
  'utm_source',
] as const;
const text = fc.oneof(
  { arbitrary: fc.constantFrom(...hostile), weight: 6 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 2 },
  {
    arbitrary: fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      maxLength: 12,
    }),
    weight: 1,
  },
);
const long = fc
  .tuple(fc.constantFrom(...hostile), fc.integer({ min: 50, max: 3_000 }))
  .map(([piece, times]) => piece.repeat(times));
/** A part of an address, as a link writes it or as somebody types it: not encoded at all. */
const part = (of: fc.Arbitrary<string>) =>
  fc.tuple(of, fc.boolean()).map(([raw, encoded]) => (encoded ? encodeURIComponent(wellFormed(raw)) : raw));
const suffix = (value: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), text), part(value)), { maxLength: 4 }),
      fc.option(part(text)),
      fc.constantFrom('=', '=', '=', ''),
    )
    .map(
      ([query, fragment, sign]) =>
        `?${query.map(([name, held]) => `${name}${sign}${held}`).join('&')}${fragment === null ? '' : `#${fragment}`}`,
    );

/** Runs in the page: what is there that nobody put there, one line for each. */
function intruders({ booking, form }: { booking: string; form: string }): string[] {
  const found: string[] = [];
  if ('intruded' in window || 'intruded' in {}) found.push('a script of the address ran');
  for (const element of document.querySelectorAll(
    '[data-intruder], iframe, object, embed, base, script:not([src]):not([type]):not([data-page]), [srcdoc], [onerror], [onload], [onclick]',
  )) {
    found.push(element.outerHTML.slice(0, 120));
  }
  const places = [
    ['a[href], area[href]', 'href'],
    ['form[action]', 'action'],
    ['[formaction]', 'formaction'],
    ['img[src], script[src]', 'src'],
    ['link[href]', 'href'],
  ] as const;
  for (const [selector, attribute] of places) {
    for (const element of document.querySelectorAll(selector)) {
      const url = new URL(element.getAttribute(attribute) ?? '', document.baseURI);
      const outside =
        attribute !== 'src' &&
        element.tagName !== 'LINK' &&
        (/^(tel|mailto):$/.test(url.protocol) ||
          url.origin === 'https://wa.me' ||
          url.href === booking ||
          url.href === form);
      // The canonical address is that of the published site.
      const canonical = element.matches('link[rel="canonical"], link[rel="alternate"]');
      if (url.origin !== location.origin && !outside && !canonical)
        found.push(`${element.tagName} leads to ${url.href.slice(0, 120)}`);
    }
  }
  return found;
}
const allowed = { booking: connected.NEXT_PUBLIC_BOOKING_URL, form: connected.NEXT_PUBLIC_FORM_ENDPOINT };

/** What a page must stay able to do, whatever its address says. */
const answers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  [routes.home]: async (page) => {
    await page.getByRole('button', { name: 'International' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#menu-international a').first()).toBeFocused();
  },
  [routes.allPackages]: async (page) => {
    await page.getByRole('radio', { name: 'All', exact: true }).check({ force: true });
    await page.getByPlaceholder('Search packages...').fill('bali romance');
    await expect(page.locator('main article:visible h3')).toHaveText(['Bali Romance']);
  },
  [routes.domestic]: async (page) => {
    await page.getByRole('radio', { name: 'Goa' }).check({ force: true });
    await expect(page.locator('main h2:visible')).toContainText(['Goa']);
  },
  [routes.bookNow]: async (page) => {
    while (await page.getByRole('button', { name: 'Previous' }).isVisible())
      await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page).toHaveURL(/[?&]step=2/);
  },
};

/** Collects what must never come: dialogs beside the console's errors and warnings. */
function listen(page: Page, noise: string[]): () => string[] {
  page.on('dialog', (dialog) => {
    noise.push(`error: a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  // The console says that a file is missing, not which.
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`error: ${String(response.status())} at ${response.url().slice(0, 200)}`);
  });
  return () => noise.filter((line) => /^(error|warning|uncaught)/.test(line));
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(`window.intruders = () => (${intruders.toString()})(${JSON.stringify(allowed)})`);
});

for (const [path, answer] of Object.entries(answers)) {
  test(`${path} takes any query and fragment for text while it lives`, async ({ page, noise }) => {
    const wrong = listen(page, noise);
    await openLive(page, path);
    const addresses = draw(
      fc.oneof({ arbitrary: suffix(text), weight: 12 }, { arbitrary: suffix(long), weight: 1 }),
      80,
    );
    const found = await page.evaluate(
      async ({ addresses, path }) => {
        const problems: string[] = [];
        const scripts = document.scripts.length;
        for (const address of addresses) {
          history.pushState(null, '', path + address);
          dispatchEvent(new PopStateEvent('popstate'));
          await new Promise((drawn) => setTimeout(drawn));
          const seen = (window as unknown as { intruders: () => string[] }).intruders();
          if (document.scripts.length !== scripts)
            seen.push(`${String(document.scripts.length)} scripts instead of ${String(scripts)}`);
          if (!document.querySelector('main h1')?.checkVisibility()) seen.push('no heading');
          problems.push(...seen.map((problem) => `${problem}, at ${JSON.stringify(address.slice(0, 200))}`));
        }
        return problems;
      },
      { addresses, path },
    );
    expect(found, told).toEqual([]);
    await answer(page);
    expect(wrong(), told).toEqual([]);
  });

  test(`${path} opens at any query and fragment`, async ({ page, noise }) => {
    const wrong = listen(page, noise);
    // Servers take addresses of a few kilobytes only.
    const addresses = draw(suffix(text), 10).filter((address) => encodeURI(wellFormed(address)).length < 8_000);
    for (const address of addresses) {
      // Written out by the standard: what carries an address to the browser may not carry half an emoji.
      await openLive(page, new URL(address, `http://localhost${path}`).href.slice('http://localhost'.length));
      expect(
        await page.evaluate(() => (window as unknown as { intruders: () => string[] }).intruders()),
        `${told}; ${JSON.stringify(address)}`,
      ).toEqual([]);
      await expect(page.locator('main h1')).toBeVisible();
    }
    await answer(page);
    expect(wrong(), told).toEqual([]);
  });
}

/** Sets fields as typing does. Texts travel as numbers, because the line to the browser may not carry half an emoji. */
async function type(page: Page, values: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const codes = Object.entries(values).map(
    ([name, value]) => [name, Array.from({ length: value.length }, (_, index) => value.charCodeAt(index))] as const,
  );
  return page.evaluate((fields) => {
    const held: Record<string, string> = {};
    for (const [name, units] of fields) {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`main form [name="${name}"]`);
      if (!field) continue;
      field.value = units.map((unit) => String.fromCharCode(unit)).join('');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      held[name] = field.value.replace(/\p{Surrogate}/gu, '\ufffd');
    }
    return held;
  }, codes);
}

const typed = fc.oneof(
  { arbitrary: text, weight: 3 },
  { arbitrary: fc.array(text, { maxLength: 4 }).map((lines) => lines.join('\n')), weight: 1 },
);
const filled = fc.record({ first_name: typed, last_name: typed, phone: typed, message: typed });

test('whatever is typed into the contact form, the chat opens with exactly that', async ({ page, noise }) => {
  const wrong = listen(page, noise);
  await page.addInitScript(() => {
    Object.assign(window, { opened: [] });
    // As if a finger had just pressed the button; Firefox knows that none did.
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true } });
    window.open = (address) => {
      (window as unknown as { opened: string[] }).opened.push(String(address));
      return null;
    };
  });
  await openLive(page, routes.contact);
  for (const { message, ...names } of draw(filled, 30)) {
    const held = await type(page, { ...names, text: message });
    const opened = await page.evaluate(() => {
      const list = (window as unknown as { opened: string[] }).opened;
      document.querySelector<HTMLElement>('main form [type=submit]')?.click();
      return list.splice(0);
    });
    const lines = (Object.keys(enquiry.labels) as (keyof typeof enquiry.labels)[])
      .map((name) => [enquiry.labels[name], (held[name === 'message' ? 'text' : name] ?? '').trim()] as const)
      .filter(([, value]) => value !== '');
    expect(opened, told).toHaveLength(lines.length === 0 ? 0 : 1);
    if (opened[0] === undefined) continue;
    const url = new URL(opened[0]);
    expect(`${url.origin}${url.pathname}${url.hash}`, told).toBe(`https://wa.me/${connected.NEXT_PUBLIC_WHATSAPP}`);
    const [, rows] = (url.searchParams.get('text') ?? '').split(/\n\n(.*)/s);
    expect(rows, told).toBe(lines.map(([label, value]) => `${label}: ${value}`).join('\n'));
    // Nothing that was typed goes because it was sent.
    expect(
      await page
        .locator('main form [name="text"]')
        .evaluate((field: HTMLTextAreaElement) => field.value.replace(/\p{Surrogate}/gu, '\ufffd')),
    ).toBe(held['text']);
  }
  expect(wrong(), told).toEqual([]);
});

test('whatever is typed into the home form, the service gets exactly that', async ({ page, noise, email }) => {
  const wrong = listen(page, noise);
  await openLive(page, routes.home);
  const send = page.locator('main form [type=submit]');
  for (const values of draw(filled, 20)) {
    // Its fields must not be empty.
    const held = await type(page, {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}.`])),
      email,
    });
    await page.locator('main form [name="travel_preference"]').selectOption('custom');
    await send.evaluate((button: HTMLElement) => button.click());
    await expect(page.locator('main form [name="message"]')).toHaveValue('');
    expect((await received(email)).at(-1)?.body, told).toEqual({
      access_key: connected.NEXT_PUBLIC_FORM_ACCESS_KEY,
      ...held,
      travel_preference: 'custom',
      botcheck: false,
    });
  }
  expect(wrong(), told).toEqual([]);
});
