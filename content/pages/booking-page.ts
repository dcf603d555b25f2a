import { pageTexts } from '../catalogue/page-texts';

/** The page around the booking wizard, /book-now. The wizard's own texts are apart, because the browser loads them with its script. */
export const { booking: bookingPage } = pageTexts;
