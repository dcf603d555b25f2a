const mounted =
  'React has set a reference before anything can happen to its element, so that `?.` is for the types alone.';
const effects = 'An effect without dependencies and one whose dependency never changes run alike.';

/**
 * Why what survives in a file may survive: nobody could tell the difference, or another suite notices it.
 * @type {Readonly<Record<string, string>>}
 */
export const reasons = {
  'components/islands/forms/send-enquiry.ts':
    'An answer of another shape throws where its message is read, which ends in the same failure; a timer that goes on aborts what has ended.',
  'components/islands/menus/floating-bar.tsx': `${mounted} ${effects}`,
  'components/islands/menus/nav-dropdown.tsx': `${mounted} ${effects} Before hydration the style sheet opens it; the focus that moves on inside closes and opens it within one event.`,
  'components/islands/menus/phone-menu.tsx': `${mounted} ${effects} A closed menu is closed once more without a trace. How long the sheet takes is looks.`,
  'components/islands/motion.ts': 'Every item of a list holds a card with an id.',
  'components/islands/use-hydrated.ts':
    'What React renders on the server and while hydrating is seen by the browser tests.',
  'components/islands/use-island.ts': `${mounted} ${effects} The attribute counts, not what it says.`,
  'scripts/hosting/netlify.ts':
    "Noticed by `netlify.test.ts`, which reads the files with Netlify's own parsers, in a process that Stryker does not see.",
  'scripts/hosting/server.ts': 'Node gives every request an address, and a text that is cut has a first part.',
};
