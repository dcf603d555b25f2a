import { render, screen } from '@testing-library/react';
import { operator } from '@/content/catalogue/operator';
import { noticeLabel } from '@/content/pages/controls';
import { Notice } from './notice';

test('the notice stands there while the operator has one', () => {
  const notice = jest.replaceProperty(operator, 'notice', { text: 'Roads to Munnar are closed.', until: '' });
  const { rerender } = render(<Notice />);
  expect(screen.getByRole('complementary', { name: noticeLabel })).toHaveTextContent('Roads to Munnar are closed.');
  notice.replaceValue({ text: '', until: '' });
  rerender(<Notice key="none" />);
  expect(screen.queryByRole('complementary')).toBeNull();
  notice.restore();
});
