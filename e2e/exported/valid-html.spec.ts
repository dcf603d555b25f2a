/** Every exported document against the HTML standard and the rules for its accessibility. */
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { pageFilesIn } from '../../scripts/lib/exported-pages';
import { everyRoute, fileOf, long, pageSample } from '../support/pages';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  // A preload of a photograph names its addresses in `imagesrcset`, and then needs no `href`.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the element, not String.prototype.link
  elements: ['html5', { link: { attributes: { href: { required: false } } } }],
  rules: {
    // React writes `charSet`, `<br/>` and `hidden=""`: the standard knows neither case nor slash nor empty value from their absence.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The menu's groups stand before the page's own heading.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // The wizard's list of steps has a name, as ARIA allows for lists.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Numbers stand in links of one line; with plain spaces they can be found and copied.
    'tel-non-breaking': 'off',
    // Checkboxes of one name are several choices of one parameter, as radio buttons are one.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // The colour that stands in for a photograph while it loads; the width of a title's longest word, by which its size is reckoned.
    'no-inline-style': ['error', { allowedProperties: ['background-color', '--longest'] }],
  },
});

const documents = pageFilesIn('out').map((file) => `out/${file}`);

/** What is wrong in some documents, one line for each fault. */
async function faultsIn(files: readonly string[]): Promise<string[]> {
  const { results } = await validator.validateMultipleFiles([...files]);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, selector }) => `${filePath}: ${ruleId}: ${message} at ${selector ?? 'its top'}`),
  );
}

/** Pages of which another one of their kind is looked at already. */
const further = new Set(everyRoute.filter((path) => !pageSample.includes(path)).map(fileOf));

for (const [which, isFurther, tag] of [
  ['a document of each kind', false, {}],
  ['every further document', true, long],
] as const)
  test(`${which} is valid`, tag, async () => {
    const files = documents.filter((file) => further.has(file) === isFurther);
    expect(files.length).toBeGreaterThan(10);
    expect(await faultsIn(files)).toEqual([]);
  });
