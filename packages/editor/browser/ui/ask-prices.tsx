import { formatRupees } from '../../../../content/format/money';
import { isFarFrom } from '../forms/numbers';
import { ask } from './ask';

export interface PriceChange {
  /** The trip or the field. */
  label: string;
  was: number;
  is: number;
}

const share = ({ was, is }: PriceChange) =>
  `${Math.round((Math.abs(is - was) / was) * 100)} % ${is < was ? 'lower' : 'higher'}`;

/**
 * Asks once about all prices that move by more than a third.
 * @returns Whether they are meant; true if there are none.
 */
export async function askPrices(changes: readonly PriceChange[]): Promise<boolean> {
  const far = changes.filter(({ was, is }) => isFarFrom(was, is));
  if (far.length === 0) return true;
  const answer = await ask({
    title: far.length === 1 ? 'Is this price right?' : `Are these ${far.length} prices right?`,
    body: (
      <ul>
        {far.map((change) => (
          <li key={change.label}>
            {change.label}: {formatRupees(change.was)} becomes {formatRupees(change.is)}, {share(change)}.
          </li>
        ))}
      </ul>
    ),
    yes: far.length === 1 ? 'Yes, save it' : 'Yes, save them',
    no: 'No, go back',
  });
  return answer !== undefined;
}
