/** Validates every exported document against the HTML standard and rules for accessibility. */
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { pageFilesIn } from '../../scripts/lib/exported-pages';
import { everyRoute, fileOf, long, pageSample } from '../support/pages';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  // A preload of a photograph has its URLs in `imagesrcset` and needs no `href`.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the element, not String.prototype.link
  elements: ['html5', { link: { attributes: { href: { required: false } } } }],
  rules: {
    // React writes `charSet`, `<br/>` and `hidden=""`, which the standard treats like `charset`, `<br>` and `hidden`.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The groups of the menu come before the page's own heading.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // The wizard's list of steps has a name, which ARIA allows for lists.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Phone numbers are links on one line; with plain spaces they can be searched and copied.
    'tel-non-breaking': 'off',
    // Checkboxes of the same name are choices of one parameter, as radio buttons are.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // The placeholder colour of a photograph, and the width of a title's longest word, from which its size is computed.
    'no-inline-style': ['error', { allowedProperties: ['background-color', '--longest'] }],
  },
});

const documents = pageFilesIn('out').map((file) => `out/${file}`);

/** The problems of some documents, one line each. */
async function faultsIn(files: readonly string[]): Promise<string[]> {
  const { results } = await validator.validateMultipleFiles([...files]);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, selector }) => `${filePath}: ${ruleId}: ${message} at ${selector ?? 'its top'}`),
  );
}

/** Pages that are represented by another page of their kind. */
const further = new Set(everyRoute.filter((path) => !pageSample.includes(path)).map(fileOf));

for (const [which, isFurther, tag] of [
  ['a document of each kind', false, {}],
  ['every further document', true, long],
] as const)
  test(`${which} is valid HTML`, tag, async () => {
    const files = documents.filter((file) => further.has(file) === isFurther);
    expect(files.length).toBeGreaterThan(10);
    expect(await faultsIn(files)).toEqual([]);
  });
