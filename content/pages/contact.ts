/** The Contact page. Browsers load its texts. */
import text from '../records/pages/contact.json';
import { officeHours } from '../site';

export const contact = { ...text, hours: officeHours };
