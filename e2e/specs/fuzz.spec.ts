/** Texts and addresses nobody meant, from a fixed seed, or from that of `TEST_SEED`: to a page they are text, and they arrive exactly. */
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { allPackagesPage } from '../../content/pages/lists';
import { routes } from '../../content/routes';
import { randomTests } from '../../scripts/lib/random-tests';
import { onlyTrip } from '../support/catalogue';
import { expect, openHydrated, received, test } from '../support/site';

const { seed, times } = randomTests;
/** Ends the message of a failure. */
const seedNote = `TEST_SEED=${seed} gives the same again`;
const sample = <T>(values: fc.Arbitrary<T>, count: number): T[] => fc.sample(values, { numRuns: count * times, seed });

/** Each of these would do, or break, something if it were taken for more than text. */
const hostile = [
  ...['<img src=x onerror=window.intruded=1>', '"><script>window.intruded=1</script>', "'><iframe srcdoc=x>"],
  ...['</script><svg onload=window.intruded=1>', 'javascript:window.intruded=1', '//evil.example', '<!--', '-1', '4'],
  ...['__proto__', 'constructor', '${window.intruded=1}', 'null', '1e309', '(a+)+$', '\\', '$&', '"]', "']", '#a>b'],
  ...['%', '%E0%A4%A', '%0d%0aSet-Cookie: a=b', '+', '&&==&', '?', '#', '\u0000', '\u2028', '\u202e', '🙏', 'கேரளா'],
] as const;
const text = fc.oneof(
  { arbitrary: fc.constantFrom(...hostile), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
);
const name = fc.oneof(fc.constantFrom('state', 'category', 'search', 'sort', 'step', 'about', 'keep'), text);
/** Query and fragment of an address, as a link writes them or as somebody types them: not encoded at all. */
const suffix = fc
  .tuple(fc.array(fc.tuple(name, text), { maxLength: 4 }), text, fc.boolean())
  .map(([query, fragment, isEncoded]) => {
    const written = (raw: string) => (isEncoded ? encodeURIComponent(raw) : raw);
    return `?${query.map(([key, value]) => `${key}=${written(value)}`).join('&')}#${written(fragment)}`;
  });

test.setTimeout(60_000 * times);

/** Faults of a page that took a text for more: its own console, dialogs, and what stands on it. */
async function intruders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const put = '[onerror], [onload], [srcdoc], iframe, base, script:not([src]):not([type]):not([data-page])';
    const found = [...document.querySelectorAll(put)].map((element) => element.outerHTML.slice(0, 120));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href);
    found.push(...links.filter((href) => /^(javascript|data):|evil\.example\/?$/.test(href)));
    if ('intruded' in window || 'intruded' in {}) found.push('a script of the address ran');
    if (!document.querySelector('main h1')?.checkVisibility()) found.push('no heading');
    return found;
  });
}

/** Collects what must never come: dialogs beside the console's errors and warnings. */
function listen(page: Page, noise: string[]): () => string[] {
  page.on('dialog', (dialog) => {
    noise.push(`error: a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  return () => noise.filter((line) => /^(error|warning|uncaught)/.test(line));
}

for (const path of [routes.home, routes.allPackages, routes.domestic, routes.finder, routes.bookNow, routes.contact]) {
  test(`${path} takes any query and fragment for text, as it opens and later`, async ({ page, noise }) => {
    const wrong = listen(page, noise);
    for (const [index, address] of sample(suffix, 40).entries()) {
      const { href } = new URL(address, `http://localhost${path}`);
      const written = href.slice('http://localhost'.length);
      // Servers take addresses of a few kilobytes only.
      if (index < 8 * times && written.length < 8_000) await openHydrated(page, written);
      else
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, written);
      expect(await intruders(page), `${seedNote}; ${JSON.stringify(address)}`).toEqual([]);
    }
    expect(wrong(), seedNote).toEqual([]);
    if (path !== routes.allPackages) return;
    await page.getByRole('radio').first().check({ force: true });
    await page.getByPlaceholder(allPackagesPage.search.placeholder).fill(onlyTrip.name.toLowerCase());
    await expect(page.locator('main article:visible h3')).toHaveText([onlyTrip.name]);
  });
}

const filled = fc.record({ first_name: text, last_name: text, phone: text, message: text });
/** What fields make of line breaks. */
const inLine = (raw: string) => raw.replace(/[\r\n]/g, '');
const inLines = (raw: string) => raw.replace(/\r\n?/g, '\n');

test('whatever is typed into the home form, the service gets exactly that', async ({ page, noise, email }) => {
  const wrong = listen(page, noise);
  await openHydrated(page, routes.home);
  for (const { message, ...names } of sample(filled, 15)) {
    // Its fields must not be empty.
    for (const [field, value] of Object.entries({ ...names, message, email }))
      await page.locator(`#contact [name=${field}]`).fill(field === 'email' ? value : `${value}.`);
    await page.locator('#contact [name=travel_preference]').selectOption('custom');
    await page.locator('#contact [type=submit]').click();
    await expect(page.locator('#contact [name=message]')).toHaveValue('');
    const lines = Object.entries(names).map(([field, value]) => [field, `${inLine(value)}.`] as const);
    expect((await received(email)).at(-1)?.body, seedNote).toMatchObject({
      ...Object.fromEntries(lines),
      message: `${inLines(message)}.`,
    });
  }
  expect(wrong(), seedNote).toEqual([]);
});
