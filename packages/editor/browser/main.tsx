/** The entry script of the editor. */
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { startHost } from './host';

await startHost();
const place = document.querySelector('#editor');
if (place) createRoot(place).render(<App />);
