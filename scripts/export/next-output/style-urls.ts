/**
 * Turbopack writes addresses in a style sheet relative to its file; let into a page, they have to stand on their own.
 * @param folder the folder of the style sheet, from the root of the site
 */
export const withRootUrls = (css: string, folder: string): string =>
  css.replace(
    /url\((['"]?)(\.[^)'"]+)\1\)/g,
    (_whole, _quote, url: string) => `url(${new URL(url, `http://site${folder}/`).pathname})`,
  );
