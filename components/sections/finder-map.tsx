import { indiaMapTexts } from '@/content/words/maps';
import { IndiaMap } from './india-map';

/**
 * The map of India among the filters of the finder. On phones and tablets a summary on the line of the next group opens it, so that the
 * closed map takes no space; it is hidden if the text is too large for it. On wide screens it is always open. Its links need the finder's
 * script.
 */
export function FinderMap() {
  return (
    <div className="needs-script @container relative max-lg:-mb-4 print:hidden">
      <details className="peer @max-[16.4rem]:hidden absolute -top-4 right-0 z-1 lg:hidden">
        <summary className="flex min-h-11 items-end pb-1 pl-4 font-semibold text-lagoon underline">
          {indiaMapTexts.open}
        </summary>
      </details>
      <div className="hidden pt-7 pb-4 peer-open:block lg:block lg:p-0">
        <IndiaMap />
      </div>
    </div>
  );
}
