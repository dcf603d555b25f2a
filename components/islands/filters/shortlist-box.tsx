import { finder } from '@/content/words/finder-page';
import { shortlistName } from './shortlist-names';

/** The checkbox beside a trip that adds it to the visitor's shortlist (`Shortlist`). */
export function ShortlistBox({ id, name }: { id: string; name: string }) {
  return (
    <div className="needs-script shortlist-box">
      <label>
        <span>
          {finder.keep}
          <span className="sr-only">{` ${name}`}</span>
        </span>
        <input type="checkbox" name={shortlistName} value={id} />
      </label>
    </div>
  );
}
