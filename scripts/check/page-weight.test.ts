import { allTripNotes } from '../../content/catalogue/trip-notes';
import { routes } from '../../content/routes';
import { quickWeight } from '../lib/weight';
import { htmlBudget, pageKind } from './budgets';
import { overBudget } from './page-weight';

/** Text that does not compress, the same in every run. */
const noise = Array.from({ length: 8_000 }, (_, index) => ((index * 2_654_435_761) % 4_294_967_296).toString(36));
const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head><style>${head}</style></head><body><main>${body}</main></body></html>`;

const budget = (html: string) => htmlBudget('other', html);

test('text adds no more to a page than to its budget', () => {
  const trips = allTripNotes.map(({ plan }) => plan.map(({ text }) => `<p>${text}</p>`).join(''));
  const [short, long] = [page(trips.slice(0, 3).join('')), page(trips.slice(0, 6).join(''))];
  expect(quickWeight(long) - quickWeight(short)).toBeLessThanOrEqual(budget(long) - budget(short));
});

test('a page over its budget is one line, one within it is none', () => {
  const html = page('<p>Goa</p>', noise.join(' '));
  const bytes = quickWeight(html);
  expect(overBudget(routes.about, html)).toBe(
    `${routes.about}: ${bytes} bytes of HTML, ${bytes - budget(html)} over its budget`,
  );
  expect(overBudget(routes.about, page('<p>Goa</p>'))).toBeUndefined();
});

test('a place, a trip and a list below /packages are told apart', () => {
  const kinds = ['/destinations/goa', '/packages/domestic/goa', '/packages/goa', '/packages/domestic', '/'].map(
    (path) => pageKind(path, ['/packages/domestic']),
  );
  expect(kinds).toEqual(['place', 'place', 'trip', 'other', 'other']);
});
