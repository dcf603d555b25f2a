import { renderToStaticMarkup } from 'react-dom/server';
import { formatRupees } from '@/content/format/money';
import { site } from '@/content/site';
import { RunningText } from './running-text';

test('marks prices, numbers and addresses of a text as not to be translated, and nothing else', () => {
  const [fare, phone] = [formatRupees(125000), site.phone.display];
  const marked = (text: string) => `<span translate="no">${text}</span>`;
  const text = (mark: (part: string) => string) =>
    `1,200 steps from ${mark(fare)}: call ${mark(phone)}, write to ${mark(site.email)}.`;
  expect(renderToStaticMarkup(<RunningText>{text((part) => part)}</RunningText>)).toBe(text(marked));
});
