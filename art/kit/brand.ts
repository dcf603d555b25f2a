import { colour } from '../../content/colours';

/** The cream of the titles over the drawings: letters, sails and birds in it belong to them. */
export const TITLE_CREAM = colour('cream');
