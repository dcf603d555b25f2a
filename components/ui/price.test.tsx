import { render } from '@testing-library/react';
import { formatRupees } from '@/content/format/money';
import { Price } from './price';

test('a price says what it is for, and what it was before', () => {
  const { container, rerender } = render(<Price rupees={45999} basis="per couple" original={54999} />);
  expect(container).toHaveTextContent(`${formatRupees(45999)} instead of ${formatRupees(54999)} per couple`);
  rerender(<Price rupees={45999} basis="per person" />);
  expect(container).toHaveTextContent(new RegExp(`^${formatRupees(45999)} per person$`));
});
