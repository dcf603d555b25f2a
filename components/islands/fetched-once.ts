/**
 * Creates a function that fetches a module once; after a failure its next call tries again. Such a file is separate, so bundlers must not
 * resolve the import.
 * @param path of the file on this site
 */
export function fetchedOnce<Module>(path: string): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  let tries = 0;
  return () => {
    if (loading) return loading;
    // Browsers cache a failed import by its URL.
    const address = tries++ > 0 ? `${path}?try=${tries}` : path;
    loading = import(/* turbopackIgnore: true */ address) as Promise<Module>;
    loading.catch(() => (loading = undefined));
    return loading;
  };
}
