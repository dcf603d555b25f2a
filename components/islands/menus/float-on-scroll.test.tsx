import { fireEvent, render, screen } from '@testing-library/react';
import { FloatOnScroll } from './float-on-scroll';

const scrollTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
};
afterEach(() => scrollTo(0));

test('floats the bar past 50 px of scroll, and at once on a page restored in a scrolled state', () => {
  const added = jest.spyOn(window, 'addEventListener');
  scrollTo(400);
  render(
    <header className="site-header">
      <FloatOnScroll />
    </header>,
  );
  const floats = () => screen.getByRole('banner').hasAttribute('data-floating');
  expect(floats()).toBe(true);
  const seen = [50, 51, 20].map((top) => {
    scrollTo(top);
    return floats();
  });
  expect(seen).toEqual([false, true, false]);
  expect(added).toHaveBeenCalledWith('scroll', expect.any(Function), { passive: true });
});
