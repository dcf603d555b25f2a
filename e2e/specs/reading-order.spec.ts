/** The pages as a screen reader tells them: landmarks, headings and main controls in their order, and names that say where a link leads. */
import { readFileSync, readdirSync } from 'node:fs';
import { decoded, expect, openLive, phone, test } from './site';

/** Around every page. What is listed has to be there in this order; more may stand between. */
const frame = {
  before: `
- link "Skip to content"
- complementary "Office":
  - link "+91 98765 43210"
  - link "hello@marigoldtrails.example"
- banner:
  - link "Marigold Trails WE TAKE CARE OF YOUR TRIP"
  - navigation "Main":
    - list:
      - listitem:
        - link "Home"
      - listitem:
        - link "About"
      - listitem:
        - link "Destinations"
      - listitem:
        - button "Domestic"
      - listitem:
        - button "International"
      - listitem:
        - button "Packages"
      - listitem:
        - link "Itinerary Download"
      - listitem:
        - link "Contact"
  - link "Book Now (opens in a new tab)"`,
  after: `
- contentinfo:
  - heading "On the home page" [level=2]
  - heading "Plan" [level=2]
  - heading "Domestic" [level=2]
  - heading "International" [level=2]
- complementary "Quick contact":
  - link "WhatsApp (opens in a new tab)"
  - link "Call +91 98765 43210"`,
};

const enquiryFields = `
  - textbox "First name"
  - textbox "Last name"
  - textbox "Email"
  - textbox "Phone"
  - combobox "Travel preference"
  - textbox "Message"`;

const pages: Record<string, string> = {
  '/': `
- main:
  - heading "Dare to Roam" [level=1]
  - link "Explore Packages"
  - link "Plan Custom Trip"
  - heading "Why Choose Marigold Trails" [level=2]
  - list:
    - listitem:
      - heading "Honeymoon Tours" [level=3]
    - listitem:
      - heading "Family Tours" [level=3]
  - heading "Featured Packages" [level=2]
  - link "View All Packages"
  - group "Kind of trip":
    - radio "All Packages" [checked]
    - radio "Domestic"
    - radio "Honeymoon"
  - status: Showing 6 packages
  - list:
    - listitem:
      - article:
        - heading "Wayanad Adventure" [level=3]
        - paragraph: 2 Days / 1 Night Rated 4.6
        - paragraph:
          - strong: ₹9,300
          - text: per person
        - link "Book Now for Wayanad Adventure (opens in a new tab)"
  - heading "India, state by state" [level=2]
  - link "See all domestic tours"
  - list:
    - listitem:
      - link "Tamil Nadu tours"
  - list:
    - listitem:
      - link /Tamil Nadu from ₹/
  - heading "For two" [level=2]
  - paragraph:
    - link "See honeymoon packages"
  - heading "Talk to a planner" [level=2]
  - heading "Phone" [level=3]
  - heading "Email" [level=3]
  - heading "Address" [level=3]
  - heading "Office hours" [level=3]${enquiryFields}
  - button "Send Message"
  - status`,
  '/destinations/kerala': `
- main:
  - paragraph: Kerala
  - heading "Backwaters and Tea Hills" [level=1]
  - link "See tours"
  - link "Ask about it (Kerala) (opens in a new tab)"
  - navigation "Breadcrumb":
    - list:
      - listitem:
        - link "Home"
      - listitem:
        - link "Destinations"
      - listitem: Kerala
  - heading "Why Choose Marigold Trails" [level=2]
  - list:
    - listitem:
      - heading "18+ Years Experience" [level=3]
    - listitem:
      - heading "Best Price Guarantee" [level=3]
    - listitem:
      - heading "24/7 Support" [level=3]
  - heading "How a Kerala holiday runs" [level=2]
  - heading "Six places to see in Kerala" [level=2]
  - list:
    - listitem:
      - heading "Munnar" [level=3]
  - heading "Kerala Tour Packages" [level=2]
  - list:
    - listitem:
      - article:
        - paragraph: SUPER DEAL
        - heading "Wayanad Adventure" [level=3]
        - heading "Core Attractions" [level=4]
        - heading "Quick Facts" [level=4]
        - heading "Trip Speciality" [level=4]
        - link "Book This Package for Wayanad Adventure (opens in a new tab)"`,
  '/packages/domestic': `
- main:
  - heading "India, state by state" [level=1]
  - button "Previous states"
  - group "Choose a state":
    - radio "Tamil Nadu" [checked]
    - radio "Kerala"
    - radio "Odisha"
  - button "Next states"
  - status: "Tamil Nadu: 11 tours"
  - heading "Tamil Nadu 11 tours" [level=2]
  - list:
    - listitem:
      - article:
        - heading "Kanchipuram Temples & Silk" [level=3]
        - link "Book Now for Kanchipuram Temples & Silk (opens in a new tab)"`,
  '/contact': `
- main:
  - heading "Reach a human" [level=1]
  - link "Call +91 98765 43210"
  - link "WhatsApp (opens in a new tab)"
  - heading "Phone, email, address and office hours" [level=2]
  - heading "Phone" [level=3]
  - link "+91 98765 43210"
  - heading "Email" [level=3]
  - link "hello@marigoldtrails.example"
  - heading "Address" [level=3]
  - heading "Office hours" [level=3]
  - heading "Rather chat?" [level=2]
  - link "Chat on WhatsApp (opens in a new tab)"
  - heading "Write to us" [level=2]${enquiryFields}
  - button "Continue on WhatsApp"
  - link "Send it by email instead"
  - status`,
  '/book-now': `
- main:
  - heading "Three steps to a plan" [level=1]
  - list "Steps":
    - listitem: 1 Your trip
    - listitem: 2 About you
    - listitem: 3 Your wishes
  - group "Your trip":
    - combobox "Package"
    - combobox "Travelers"
    - textbox "Start date"
  - button "Next Step"`,
  '/no-such-page': `
- main:
  - paragraph: "404"
  - heading "Oops! Page not found" [level=1]
  - link "Return to Home"
  - link "Ask a planner (opens in a new tab)"`,
};

for (const [path, main] of Object.entries(pages)) {
  test(`${path} is told in its order`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('body')).toMatchAriaSnapshot(frame.before + main + frame.after);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('the wizard tells each of its steps, and the confirmation', async ({ page }) => {
  await openLive(page, '/book-now');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(main).toMatchAriaSnapshot(`
    - list "Steps":
      - listitem: 1 Your trip (done)
      - listitem: 2 About you
      - listitem: 3 Your wishes
    - group "About you":
      - textbox "Name"
      - textbox "Email"
      - textbox "Phone"
      - textbox "Address"
    - button "Previous"
    - button "Next Step"
  `);
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(main).toMatchAriaSnapshot(`
    - group "Your wishes":
      - textbox "Requirements (optional)"
    - button "Previous"
    - button "Confirm Booking"
  `);
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(main).toMatchAriaSnapshot(`
    - heading "Booking Confirmed!" [level=2]
    - paragraph: Thank you for your booking. We'll contact you shortly to confirm details.
    - link "Send these details on WhatsApp (opens in a new tab)"
    - link "Open the booking form (opens in a new tab)"
    - heading "What happens next" [level=3]
    - list:
      - listitem: /within 24 hours/
      - listitem: /itinerary/
      - listitem: /payment instructions/
      - listitem: /travel documents/
    - paragraph:
      - link "Back to Home"
  `);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the open menu is told in its order', async ({ page }) => {
    await page.goto('/about');
    await page.locator('.phone-menu > summary').tap();
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - link "Marigold Trails WE TAKE CARE OF YOUR TRIP"
      - group:
        - navigation "Menu":
          - list:
            - listitem:
              - link "Home"
            - listitem:
              - link "About"
            - listitem:
              - link "Destinations"
            - listitem:
              - link "Itinerary Download"
            - listitem:
              - link "Contact"
          - heading "Domestic" [level=2]
          - list:
            - listitem:
              - link "Kerala"
          - heading "International" [level=2]
          - heading "Packages" [level=2]
          - link "+91 98765 43210"
          - link "hello@marigoldtrails.example"
        - button "Get Free Quote"
    `);
  });
});

/** Counts how often a live region's text changes while something is done. */
for (const [what, path, act, region, said] of [
  ['a filter of the home page', '/', 'radio:Honeymoon', '#packages [role=status]', ['Showing 1 package']],
  ['a category', '/view-all-packages', 'radio:International', 'main [role=status]', ['Showing 4 packages']],
  ['a state', '/packages/domestic', 'radio:Kerala', 'main [role=status]', ['Kerala: 6 tours']],
  [
    'an empty contact form',
    '/contact',
    'button:Continue on WhatsApp',
    'main [role=status]',
    ['A line about where and when is enough. Tell us a little, and we can answer with a plan.'],
  ],
] as const) {
  test(`what ${what} changed is announced once`, async ({ page }) => {
    await openLive(page, path);
    await page.locator(region).evaluate((element: HTMLElement) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      let last = element.innerText;
      new MutationObserver(() => {
        const now = element.innerText.replace(/\s+/g, ' ').trim();
        if (now !== last) heard.push(now);
        last = now;
      }).observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    const [role, name] = act.split(':') as ['radio' | 'button', string];
    await page.getByRole('main').getByRole(role, { name, exact: true }).click();
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(said);
  });
}

test('links of one name lead to one place, and no name is empty', () => {
  const wrong: string[] = [];
  for (const file of readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )) {
    const html = readFileSync(`out/${file}`, 'utf8').replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
    const places = new Map<string, Set<string>>();
    for (const [, attributes = '', inner = ''] of html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)) {
      const text = inner.replace(/<img\b[^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ').replace(/<[^>]+>/g, ' ');
      const name = decoded(/\baria-label="([^"]*)"/.exec(attributes)?.[1] ?? text)
        .replace(/\s+/g, ' ')
        .trim();
      const href = /\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '';
      places.set(name, (places.get(name) ?? new Set()).add(href));
    }
    for (const [name, hrefs] of places)
      if (name === '' || hrefs.size > 1) wrong.push(`${file}: '${name}' leads to ${[...hrefs].join(' and ')}`);
  }
  expect(wrong).toEqual([]);
});

test('every button that books, joins or downloads says what', () => {
  for (const file of [
    'index.html',
    'view-all-packages.html',
    'explore-packages.html',
    'packages/domestic.html',
    'packages/honeymoon.html',
    'packages/group-tours.html',
    'itinerary-download.html',
    'destinations/kerala.html',
  ]) {
    const main = /<main\b[\s\S]*<\/main>/.exec(readFileSync(`out/${file}`, 'utf8'))?.[0] ?? '';
    const names = [...main.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g)]
      .map(([, inner = '']) =>
        decoded(inner.replace(/<!--[\s\S]*?-->|<[^>]+>/g, ''))
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter((name) => /^(Book|Join|Download) /.test(name));
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names).size).toBe(names.length);
  }
});
