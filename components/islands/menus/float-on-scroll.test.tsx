import { fireEvent, render, screen } from '@testing-library/react';
import { FloatOnScroll } from './float-on-scroll';

const header = (
  <header className="site-header">
    <FloatOnScroll />
  </header>
);

const scrollTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
};
afterEach(() => scrollTo(0));

test('it floats past 50 px of scroll and not before', () => {
  render(header);
  for (const [top, floats] of [
    [50, false],
    [51, true],
    [20, false],
  ] as const) {
    scrollTo(top);
    expect(screen.getByRole('banner').hasAttribute('data-floating')).toBe(floats);
  }
});

test('on a page that comes up scrolled it floats at once', () => {
  scrollTo(400);
  render(header);
  expect(screen.getByRole('banner')).toHaveAttribute('data-floating');
});
