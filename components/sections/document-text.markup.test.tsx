import { render } from '@testing-library/react';
import { documents } from '@/content/documents';
import type { DocumentPage } from '@/content/documents/document';
import { DocumentText } from './document-text';

const part = { paragraphs: ['One.', 'Two.'], items: ['Three.', 'Four.'], rows: [{ label: 'Five', value: 'Six.' }] };
/** A document whose every part has all that a part may have. */
const full: DocumentPage = {
  ...documents.terms,
  sections: ['a', 'b'].map((id) => ({ ...part, id, heading: `Part ${id}` })),
};

test.each([...Object.values(documents), full])('$title is printed to its last word, and lists its parts', (page) => {
  const { container } = render(<DocumentText page={page} updated="2026-11-21" />);
  const [head, ...parts] = [...container.querySelectorAll('header, section')];
  expect(head?.textContent).toBe(`${page.heading}${page.lead}Last changed on 21 November 2026.`);
  expect(parts.map(({ id, textContent }) => [id, textContent])).toEqual(
    page.sections.map(({ id, heading, paragraphs, items = [], rows = [] }) => [
      id,
      [heading, ...paragraphs, ...items, ...rows.flatMap(({ label, value }) => [label, value])].join(''),
    ]),
  );
  expect([...container.querySelectorAll('nav a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    page.sections.map(({ id, heading }) => [`#${id}`, heading]),
  );
});
