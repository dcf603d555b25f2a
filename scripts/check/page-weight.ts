/** Holds a page against the budget of its HTML. */
import { routes } from '../../content/routes';
import { quickWeight } from '../lib/weight';
import { htmlBudget, pageKind } from './budgets';
import { pageParts } from './page-parts';

/** How many of the heaviest parts are named. */
const named = 5;

/** One line that says how far a page is over its budget and which of its parts weigh most; undefined when it is not. */
export function overBudget(path: string, html: string): string | undefined {
  const budget = htmlBudget(pageKind(path, Object.values(routes)), html);
  const bytes = quickWeight(html);
  if (bytes <= budget) return undefined;
  const heaviest = pageParts(html)
    .slice(0, named)
    .map(({ name, bytes }) => `${name} ${bytes}`);
  return `${path}: ${bytes} bytes of HTML, ${bytes - budget} over its budget; heaviest: ${heaviest.join(', ')}`;
}
