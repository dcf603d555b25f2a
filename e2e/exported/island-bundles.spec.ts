/** Islands get from their page what they need of the content: no script that a browser loads holds a record. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { operator } from '../../content/catalogue/operator';
import { trips } from '../../content/queries/trips';
import { filesIn } from '../../scripts/lib/files-in';

/** Every text of a record of some length: a short one may stand anywhere. */
function textsIn(record: unknown): string[] {
  if (typeof record === 'string') return record.length < 25 ? [] : [record];
  return typeof record === 'object' && record !== null ? Object.values(record).flatMap(textsIn) : [];
}

/** Of the other two `content/site.ts` tells browsers who the operator is, and forms say its hours. */
const { contact, offer, ...others } = operator;
const texts = [
  ...trips.map(({ notes, inclusions, stops }) => [notes, inclusions, stops]),
  others,
  offer.appliesTo,
  offer.terms,
];

test('no script holds a text of a trip, nor of the operator beyond who it is', () => {
  const scripts = filesIn('out/_next/static/chunks')
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`out/_next/static/chunks/${file}`, 'utf8'))
    .join('\n');
  // As scripts write them, in whichever quotes.
  const plain = scripts.replaceAll('\\', '');
  const held = textsIn(texts).filter((text) => plain.includes(text));
  // Which shows that texts are found where they are.
  expect(plain).toContain(contact.phone);
  expect(held).toEqual([]);
});
