import { render, screen } from '@testing-library/react';
import { useIsland } from './use-island';

function Island() {
  const root = useIsland<HTMLElement>();
  return <section ref={root} data-island aria-label="Island" />;
}

test('a hydrated island says so to the loader, once, and takes back the report of a failure', () => {
  const told = jest.fn();
  document.addEventListener('island-hydrated', told);
  document.documentElement.setAttribute('data-runtime-failed', '');
  const { rerender } = render(<Island />);
  rerender(<Island />);
  const island = screen.getByRole('region', { name: 'Island' });
  expect(island).toHaveAttribute('data-hydrated');
  expect(told.mock.calls).toEqual([[expect.objectContaining({ target: island })]]);
  expect(document.documentElement).not.toHaveAttribute('data-runtime-failed');
});
