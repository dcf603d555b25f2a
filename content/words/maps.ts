/** The texts on maps and beside them. */
import { pageTexts } from '../catalogue/page-texts';
import { filled, filledFor } from '../format/filled';

const { india, ...text } = pageTexts.maps;

export const mapTexts = {
  ...text,
  back: (place: string) => filled(text.back, { place }),
  /** The alt text of a state's map. @param state its name @param places the stops that the map names */
  state: (state: string, places: readonly string[]) => filled(text.state, { state, places: places.join(', ') }),
  nights: (count: number) => filledFor(text.nights, count),
};

export const indiaMapTexts = india;
