import { colour } from '../../../content/colours';

/** The cream of the titles over the drawings. Sails and birds have the same colour, to match the letters. */
export const TITLE_CREAM = colour('cream');
