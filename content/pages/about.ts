import { pageTexts } from '../catalogue/page-texts';

/** The About page. It says 'over 5 years', unlike other pages, because the specification's figures differ by page (section 1). */
export const { about } = pageTexts;
