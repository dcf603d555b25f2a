const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const scriptPreload = /<link\b(?=[^>]*\b(?:rel="modulepreload"|as="script"))[^>]*>/g;

/** The same HTML without its scripts and their preloads: the no-JS baseline that a page is measured against. */
export const withoutScripts = (html: string) => html.replace(script, '').replace(scriptPreload, '');
