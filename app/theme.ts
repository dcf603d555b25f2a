/**
 * The background colours of `app/globals.css`, for consumers that cannot read a custom property: the browser's bar, the manifest, the
 * icons.
 */
export const paper = { day: '#fbf5e8', night: '#10132e' } as const;
