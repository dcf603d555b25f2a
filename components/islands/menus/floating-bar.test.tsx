import { fireEvent, render, screen } from '@testing-library/react';
import { FloatingBar } from './floating-bar';

const scrollTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
};
afterEach(() => scrollTo(0));

test('it floats past 50 px of scroll and not before', () => {
  render(<FloatingBar>Menu</FloatingBar>);
  const header = screen.getByRole('banner');
  for (const [top, floats] of [
    [50, false],
    [51, true],
    [20, false],
  ] as const) {
    scrollTo(top);
    expect(header.hasAttribute('data-floating')).toBe(floats);
  }
});

test('on a page that comes up scrolled it floats at once', () => {
  scrollTo(400);
  render(<FloatingBar>Menu</FloatingBar>);
  expect(screen.getByRole('banner')).toHaveAttribute('data-floating');
});
