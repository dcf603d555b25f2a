/** The page after a fault of ours. Browsers load its texts. */
import text from '../records/pages/error.json';

export const errorPage = text;
