import { render, screen } from '@testing-library/react';
import { monthIds, months } from '@/content/catalogue/months';
import { tripPage } from '@/content/pages/trip';
import { monthPath } from '@/content/routes';
import { SeasonStrip } from './season-strip';

test('each month says how a trip is in it; the best lead to the trips of theirs, and the note says why', () => {
  const [first, second, last] = ['jan', 'feb', 'dec'] as const;
  const note = 'The pass is open from May.';
  render(<SeasonStrip season={{ best: [first, last], fair: [second], note }} />);
  const { best, fair, off } = tripPage.seasons;
  const words = monthIds.map((id) => (id === first || id === last ? best : id === second ? fair : off));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    monthIds.map((id, index) => `${months[id].slice(0, 3)} ${months[id]}: ${words[index]}`),
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([first, last].map(monthPath));
  expect(screen.getByText(note)).toBeVisible();
  for (const word of [best, fair, off]) expect(screen.getByText(word)).toBeVisible();
});
