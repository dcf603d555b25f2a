/** The folder of all files that Next builds, with a slash at its end. Their names carry a hash of their content. */
export const builtFiles = '/_next/static/';
