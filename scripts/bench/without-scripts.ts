/** A page's script-free twin: what the same HTML and CSS cost when nothing else happens. */
const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const scriptPreload = /<link\b(?=[^>]*\b(?:rel="modulepreload"|as="script"))[^>]*>/g;

/** The same HTML with every script and every preload of one taken out. */
export const withoutScripts = (html: string) => html.replace(script, '').replace(scriptPreload, '');
