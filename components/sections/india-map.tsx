import { indiaMapDegrees } from '@/content/catalogue/india-map';
import { indiaMapTexts } from '@/content/words/maps';
import { marksOfIndia, type MarkOfIndia } from '@/content/words/india-marks';
import { finderPlacesPath, indiaMapFile, indiaMapSize, statePath } from '@/content/routes';

interface IndiaMapProps {
  /** True if a mark links to the page of its state, where it has one; otherwise marks link to the finder. */
  toPages?: boolean;
}

const { west, east, south, north } = indiaMapDegrees;
const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** The positions of the marks, as one style sheet for all maps of a page. */
const places = marksOfIndia
  .map(({ at: [latitude, longitude] }, index) => {
    const [left, top] = [(longitude - west) / (east - west), (north - latitude) / (north - south)];
    return `.india-map li:nth-child(${index + 1})>a{left:${percent(left)};top:${percent(top)}}`;
  })
  .join('');

const hrefOf = ({ ids, state }: MarkOfIndia, toPages: boolean) =>
  toPages && state ? statePath(state) : finderPlacesPath(ids);

/** Splits the name of two places into two lines of similar length. */
function onTwoLines(name: string): string {
  const [first = '', second] = name.split(' & ');
  if (!second) return name;
  return first.length > second.length ? `${first}\n& ${second}` : `${first} &\n${second}`;
}

/**
 * India drawn as a poster, with a link for each mark: its name and the number of trips there. It is hidden if the text is too large for the
 * drawing; the list beside it has the same links.
 */
export function IndiaMap({ toPages = false }: IndiaMapProps) {
  return (
    <div className="india-map">
      <style href="india-map" precedence="india-map">
        {places}
      </style>
      <div>
        <picture>
          <img
            loading="lazy"
            fetchPriority="low"
            decoding="async"
            alt={indiaMapTexts.drawing}
            src={indiaMapFile}
            {...indiaMapSize}
          />
        </picture>
        <ul aria-label={indiaMapTexts.list}>
          {marksOfIndia.map((mark) => (
            <li key={mark.name}>
              <a href={hrefOf(mark, toPages)} data-side={mark.side}>
                <span>{onTwoLines(mark.name)}</span> <b>{mark.trips}</b>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
