/** The menu at the top and the footer, `content/records/menus/*.json`, parsed once. */
import { filesIn } from './records';

export const menus = filesIn('menus');
