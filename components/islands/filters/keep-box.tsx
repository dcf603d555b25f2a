import { finder } from '@/content/pages/trips';
import { keepName } from './kept';

/** The checkbox beside a trip that adds it to the visitor's shortlist (`KeptTrips`). */
export function KeepBox({ id, name }: { id: string; name: string }) {
  return (
    <div className="needs-script keep-box">
      <label>
        <span>
          {finder.keep}
          <span className="sr-only">{` ${name}`}</span>
        </span>
        <input type="checkbox" name={keepName} value={id} />
      </label>
    </div>
  );
}
