/** The Contact page. Its office hours differ from the home page's; each page shows its own (decisions). Browsers load its texts. */
import text from '../records/pages/contact.json';
import { officeHours } from '../site';

export const contact = { ...text, hours: officeHours.contact };
