const mounted =
  'React has set a reference before anything can happen to its element, so that `?.` is for the types alone.';
const hydrating = 'What React renders on the server and while hydrating is seen by the browser tests.';
const looks = 'Class names are looks.';
const sameObjects = 'Lists and parameters are the same objects in every render.';
const namesAll = 'Every item names every group.';
const effects = 'An effect without dependencies and one whose dependency never changes run alike.';

/**
 * Why what survives in a file may survive: nobody could tell the difference, or another suite notices it.
 * @type {Readonly<Record<string, string>>}
 */
export const reasons = {
  'app/_seo/graph.ts': 'An address without a path is the one of the home page.',
  'components/islands/filters/card-filter.tsx': hydrating,
  'components/islands/filters/choices.tsx': `${looks} The attribute counts, not what it says.`,
  'components/islands/filters/filter-css.ts': namesAll,
  'components/islands/filters/filter-rules.tsx': 'What stands between the names of groups does not matter.',
  'components/islands/filters/filtered-list.tsx': looks,
  'components/islands/filters/groups.ts': namesAll,
  'components/islands/filters/package-search.tsx': `${mounted} ${hydrating}`,
  'components/islands/filters/query-store.ts':
    'Browsers ignore the title of a step; a listener that stays finds nothing to write and nobody to tell.',
  'components/islands/filters/search-field.tsx': 'A space beside a block shows nowhere.',
  'components/islands/filters/search-index.ts':
    'A word that begins as typed is found before, so that letters differ before the typed ones end.',
  'components/islands/filters/sort-field.tsx': `${looks} A select holds nothing but its options.`,
  'components/islands/filters/state-carousel.tsx': `${mounted} ${hydrating} Every state has a button and a panel.`,
  'components/islands/filters/trip-finder.tsx': `${mounted} ${hydrating} ${sameObjects}`,
  'components/islands/filters/use-address-state.ts': `${hydrating} ${sameObjects} What is changed is a parameter, and what is no step replaces.`,
  'components/islands/filters/use-kept-trips.ts': `${hydrating} ${sameObjects} Reading a query string again and telling boxes in vain take time alone.`,
  'components/islands/filters/use-shown-state.ts': hydrating,
  'components/islands/filters/ways-back.tsx': 'Every way back is one of a group, whose choices stand on the page.',
  'components/islands/forms/booking-draft.ts':
    'Every field of the form is one of text; what cannot be read gives nothing either way.',
  'components/islands/forms/compose-message.ts': 'Our forms hold no files. Wording.',
  'components/islands/forms/contact-form.tsx': `${mounted} The form has every field. Wording, and a space between two boxes.`,
  'components/islands/forms/home-form.tsx':
    'What has no name of a state shows as idle does; without a message a line is empty; the form has every field. Wording.',
  'components/islands/forms/send-enquiry.ts':
    'An answer of another shape throws where its message is read, which ends in the same failure; a timer that goes on aborts what has ended.',
  'components/islands/forms/wizard-confirmation.tsx': 'Wording.',
  'components/islands/forms/wizard-fields.tsx':
    'Which step it is tells the style sheet what to show before hydration, which the browser tests see.',
  'components/islands/forms/wizard-progress.tsx': 'The line between two stops is looks.',
  'components/islands/forms/wizard.tsx': `${mounted} ${effects} An effect of the step runs when it changes. Every step has a heading. Wording.`,
  'components/islands/menus/floating-bar.tsx': `${mounted} ${effects}`,
  'components/islands/menus/nav-dropdown.tsx': `${mounted} ${effects} Before hydration the style sheet opens it; the focus that moves on inside closes and opens it within one event.`,
  'components/islands/menus/phone-menu.tsx': `${mounted} ${effects} A closed menu is closed once more without a trace. How long the sheet takes is looks.`,
  'components/islands/motion.ts': 'Every item of a list holds a card with an id.',
  'components/islands/use-hydrated.ts': hydrating,
  'components/islands/use-island.ts': `${mounted} ${effects} The attribute counts, not what it says.`,
  'content/format/description.ts':
    'Between sentences stands one space, which is cut from the end; a text without a sentence is cut by words.',
  'content/format/longest-word.ts': 'Between two spaces stands a word of no width.',
  'content/format/months.ts': 'The month that a span starts with is its first one, and never the one that ends it.',
  'content/format/words.ts': 'What is empty between two signs is left out afterwards.',
  'content/pages/collections/index.ts': 'Every month has a list.',
  'content/pages/controls.ts': 'Wording.',
  'content/pages/registry.ts': 'No state has one tour alone.',
  'content/pages/revisions.ts':
    'Fields have names of their own, and any order of them will do as long as it is one; a page without a day has no digest; a list that is not empty has a first entry.',
  'content/queries/access.ts':
    '`npm run check` has every place of a leg in the gazetteer; of nights as high as each other either is the highest; climbs meet a limit by chance alone.',
  'content/queries/best-months.ts':
    'The months of a text are found by their names alone, and a card says months in one fact.',
  'content/queries/departures.ts':
    'The weeks and months of a rule have names, and two departures never leave on one day.',
  'content/queries/destination-trips.ts':
    'A source is of one of the kinds named, no other section names a trip, and what is no fact has no label.',
  'content/queries/legs.ts':
    'Kilometres and speeds meet a limit by chance alone; what is not in the gazetteer is told before.',
  'content/queries/near-trips.ts':
    'Middles mirrored in the equator are as far from each other, the ways of a day lead where its nights are, and no list is empty while there are trips. Which of several spare places is taken does not matter.',
  'content/queries/route-places.ts': 'Distances meet a limit by chance alone; without legs there is nothing to weigh.',
  'content/queries/route.ts':
    'A plan without legs has no route: `npm run check` lets none pass. Distances meet a limit by chance alone; a stop reached twice running counts once, whichever time.',
  'content/queries/state-trips.ts': 'Only states with tours have a page.',
  'content/queries/trip-facets.ts': 'No night lies exactly at a limit.',
  'content/queries/trips-by-month.ts': 'Every trip belongs to a state or visits a place with a page.',
  'content/queries/trips.ts': 'Every trip has inclusions in its record or in its notes.',
  'content/routes.ts': 'The build writes a file under the name that pages ask for.',
  'content/schema/check-destinations.ts': 'Every state has a list of tours, if an empty one.',
  'content/schema/check-pages.ts':
    'Further pictures of a page are those of records, which are checked there; the rest of an address reaches to its end either way.',
  'content/schema/check-state-pages.ts': 'A stretch counted twice is known once, and a distance has figures.',
  'content/schema/keys-of.ts': 'The keys of a record are its keys: the filter is for the types alone.',
  'content/schema/problems.ts':
    "The schema library reports a group of fields that is missing, never a field inside it, and begins only messages of sizes with 'Too'; asking a sound record again takes time alone.",
  'content/schema/state-pages.ts': 'The schema trims a text before it counts words.',
  'scripts/assets/maps/contents.ts':
    'All trips of a country are abroad, and of two nights as near to the middle either will do; of a state, the stop with the lower number comes first, so that the second is never 0.',
  'scripts/assets/maps/frame.ts': 'A box of a frame begins at 0, 0.',
  'scripts/assets/maps/geometry.ts': 'Points meet a limit by chance alone, and lines have points.',
  'scripts/assets/maps/ground.ts':
    'The form and place of waves and the strokes of a coast are looks; points meet a limit by chance alone.',
  'scripts/assets/maps/inset.ts':
    'Tones are looks, more land than shows is cut off, and a frame meets the limit of a dot by chance alone.',
  'scripts/assets/maps/labels.ts':
    'How dear a place is beside another is taste; leaders are level or upright in the tests; costs meet by chance alone, and one order fewer is made up for by the next.',
  'scripts/assets/maps/land.ts':
    'The data is one shape of many polygons; what is left out before a coast is cut only spares work, and what is left of a ring has three points.',
  'scripts/assets/maps/legend.ts':
    'Tones, the size of discs and the room at the right edge are looks; a row is there before it is filled.',
  'scripts/assets/maps/lettering.ts': 'The font is one file, whatever its argument.',
  'scripts/assets/maps/map.ts':
    'Tones, weights, margins and what waves and hills run under are looks, and every place is named.',
  'scripts/assets/maps/names.ts': 'A tone is looks.',
  'scripts/assets/maps/neighbours.ts': 'How many towns are shown is taste.',
  'scripts/assets/maps/salt.ts':
    'A ring of two points has no inside and draws a line within the flat; the tone of an edge is looks.',
  'scripts/assets/maps/seas.ts':
    'Points meet a limit by chance alone, a sea off the map is skipped to spare work, and a name of one line has no side.',
  'scripts/assets/maps/svg.ts':
    'The strokes and fonts of the style sheet are looks, a class without a rule paints nothing, and no shape has a width without a line.',
  'scripts/assets/maps/water-names.ts':
    'How many points of a water are tried is time alone; a water without points is too short to be named.',
  'scripts/assets/maps/waters.ts':
    'Distances and sizes meet a limit by chance alone; how closely a line keeps to its points is looks, and a course of one point draws nothing.',
  'scripts/assets/maps/ways.ts': 'How far a way may bow to keep out of the water is looks.',
  'scripts/export/browser/compile.ts': 'One script comes out.',
  'scripts/export/browser/loader/address-choices.ts': 'The attribute counts, not what it says.',
  'scripts/export/browser/loader/connection.ts': 'What tells no type of connection is not on 2G.',
  'scripts/export/browser/loader/deferred-layout.ts':
    'The attribute counts, not what it says. What lays out is there once the file is loaded: noticed by `deferred-layout.test.ts`, which Stryker does not try.',
  'scripts/export/browser/loader/entry.ts':
    'An address without a query names no choices; a listener that prevents nothing hears the same, and tells browsers so only to spare them a wait.',
  'scripts/export/browser/loader/offline.ts': 'What a worker that is gone throws is caught.',
  'scripts/export/browser/loader/runtime.ts': 'The attribute counts, not what it says.',
  'scripts/export/browser/next-page/expect-next-page.ts': 'A listener that stays takes back a mark that is gone.',
  'scripts/export/browser/next-page/links.ts':
    'Steps of 0.05 miss 0.8 by a rounding; the DOM of the tests shows nothing from left to right.',
  'scripts/export/browser/next-page/marks.ts': 'The attribute counts, not what it says.',
  'scripts/export/browser/worker/store-open-page.ts':
    'No address of a page has a dot in a folder, and a match has its group.',
  'scripts/export/browser/worker/store.ts':
    'Noticed by `store.test.ts`, which Stryker does not try: the address is there once the file is loaded.',
  'scripts/export/checks/check-links.ts': 'Tags that name a file have its address.',
  'scripts/export/checks/check-site.ts':
    'The encoding is for the types alone. What files a typeface is in is seen by the build, which makes them: the tests have none.',
  'scripts/export/checks/check-texts.ts': 'What has no class has no class of headings.',
  'scripts/export/checks/page-summary.ts': 'No other element that stands before them has such attributes.',
  'scripts/export/css/page-css.ts':
    'For the types alone: rules have no names, matches have groups, text has names, one style sheet comes out of one. How the text is called decides nothing where one extractor reads all.',
  'scripts/export/export-site.ts':
    'The encoding is for the types alone; a page that is copied is replaced by the prepared one.',
  'scripts/export/next-output/entry.ts': 'Wording; a match has its group.',
  'scripts/export/next-output/flight.ts':
    'Wording; a match has its groups; what is no JSON is undefined, or fails the comparison, either way.',
  'scripts/export/next-output/parse-page.ts':
    'What is unneeded is left out under any name; a style sheet without an address and inline scripts for old browsers are written by nobody.',
  'scripts/export/next-output/unexpected.ts': 'JSON is read from bytes as well; tests run where Next is installed.',
  'scripts/export/prepare-pages.ts': 'Rules need no line between them.',
  'scripts/export/preview/page-source.ts': 'Preparing pages anew each time takes time alone.',
  'scripts/export/read-html.ts': 'A parser that is asked for errors notes places by itself.',
  'scripts/hosting/netlify.ts':
    "Noticed by `netlify.test.ts`, which reads the files with Netlify's own parsers, in a process that Stryker does not see.",
  'scripts/hosting/s3/bucket.ts': 'What is listed has a name, and what is read has a body: for the types alone.',
  'scripts/hosting/s3/command.ts': 'The cause is for debuggers.',
  'scripts/hosting/s3/deploy-problem.ts': 'A text has a first line.',
  'scripts/hosting/s3/options.ts': "What Node's parser throws is an error, whose text has a first sentence.",
  'scripts/hosting/s3/response-headers-policy.ts': 'What the policy is called is wording.',
  'scripts/hosting/s3/site-files.ts':
    'Names are UTF-8 by default and have `.html` at the end alone; of a redirect without a page nobody reads the type.',
  'scripts/hosting/server.ts': 'Node gives every request an address, and a text that is cut has a first part.',
};
