import { render } from '@testing-library/react';
import { formatRupees } from '@/content/format/money';
import { site } from '@/content/site';
import { RunningText } from './running-text';

const marked = (text: string) => {
  const { container } = render(<RunningText>{text}</RunningText>);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);
};

test('marks prices, numbers and addresses of a text as not to be translated, and nothing else', () => {
  const [fare, phone] = [formatRupees(125000), site.phone.display];
  expect(marked(`From ${fare}, or call ${phone}: write to ${site.email}.`)).toEqual([fare, phone, site.email]);
  expect(marked('Two nights, 1,200 steps and 14 km')).toEqual([]);
});
