/** Holds a page against the budget of its HTML. */
import { routes } from '../../content/routes';
import { quickWeight } from '../lib/weight';
import { htmlBudget, pageKind } from './budgets';

/** One line that says how far a page is over its budget; undefined when it is not. */
export function overBudget(path: string, html: string): string | undefined {
  const budget = htmlBudget(pageKind(path, Object.values(routes)), html);
  const bytes = quickWeight(html);
  return bytes <= budget ? undefined : `${path}: ${bytes} bytes of HTML, ${bytes - budget} over its budget`;
}
