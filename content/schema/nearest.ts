import leven from 'leven';

/** Suggests the name that was probably meant, as the end of a sentence; empty if more than a third of its letters differ. */
export function nearest(meant: string, names: Iterable<string>): string {
  const [best] = [...names]
    .map((name) => ({ name, far: leven(meant.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, far }) => far <= Math.max(1, name.length / 3))
    .sort((a, b) => a.far - b.far);
  return best ? `: did you mean '${best.name}'?` : '';
}
