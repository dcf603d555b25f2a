/**
 * A path with one slash where it has several in a row, as badly joined links have. A backslash counts as a slash, as it does in browsers:
 * to them `/\elsewhere.example` is another host, and no redirect may lead there.
 */
export const withSingleSlashes = (path: string): string => path.replace(/[/\\]{2,}/g, '/');
