/** Parts of the accessibility tree, written as Playwright's ARIA snapshots want them, with the names that the content gives. */
import { labelOf } from './words';
import { enquiry } from '../../content/pages/enquiry';
import { bookNow, inNewTab, skipToContent } from '../../content/pages/controls';
import { domesticLinks, internationalLinks, isGroup, mainNavigation } from '../../content/pages/navigation';
import { site } from '../../content/site';

export const named = (role: string, name: string) => `${role} ${JSON.stringify(name)}`;

/** A heading of this level. */
export const h = (level: number, name: string) => `${named('heading', name)} [level=${level}]`;

/** A link that leaves the site. */
export const outside = (name: string) => named('link', `${name} ${inNewTab}`);

/** A list, one item for each line. */
export const list = (...lines: readonly string[]) => [
  'list:',
  ...lines.flatMap((line) => ['  - listitem:', `    - ${line}`]),
];

const choices: readonly string[] = [enquiry.labels.travel_preference, labelOf('package'), labelOf('travelers')];

/** The fields of a form, by their labels. */
export const fields = (labels: readonly string[]) =>
  labels.map((label) => named(choices.includes(label) ? 'combobox' : 'textbox', label));

/** Lines of a snapshot; those that begin with a dash stand inside the one before. */
export const aria = (lines: readonly string[], indent = '') =>
  lines.map((line) => (/^ *- /.test(line) ? `${indent}${line}` : `${indent}- ${line}`)).join('\n');

const contact = [named('link', site.phone.display), named('link', site.email)];

/** Around every page. */
export const frame = {
  before: aria([
    named('link', skipToContent),
    'complementary "Office":',
    ...contact.map((line) => `  - ${line}`),
    'banner:',
    `  - ${named('link', `${site.name} ${site.tagline}`)}`,
    '  - navigation "Main":',
    '    - list:',
    ...mainNavigation.flatMap((entry) => [
      '      - listitem:',
      `        - ${named(isGroup(entry) ? 'button' : 'link', entry.label)}`,
    ]),
    `  - ${named('link', `${bookNow} ${inNewTab}`)}`,
  ]),
  after: aria([
    'contentinfo:',
    ...['On the home page', 'Plan', domesticLinks.label, internationalLinks.label].map(
      (name) => `  - ${named('heading', name)} [level=2]`,
    ),
    'complementary "Quick contact":',
    '  - link "WhatsApp (opens in a new tab)"',
    `  - ${named('link', `Call ${site.phone.display}`)}`,
  ]),
};
