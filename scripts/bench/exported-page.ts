/** The scripts of an exported page. A bench that no longer recognises them compares a page with itself. */

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b(?=[^>]*\b(?:rel="modulepreload"|as="script"))[^>]*>/g;

/** The page without scripts and their preloads. */
export const withoutScripts = (html: string): string => html.replace(scripts, '');

/** Matches the paths of React and of the page's data, which the loader fetches. */
export const isRuntime = /\/_next\/static\/(chunks|pages)\/.*\.js$/;
