import { fieldInWords } from '../../names/words';
import type { Clash } from '../save/problem';
import { ask } from '../ui/ask';

/** A value as it is read. */
function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1') || 'nothing';
  return (
    Object.values(value ?? {})
      .map(shown)
      .join(', ') || 'nothing'
  );
}

/**
 * Asks whose values to keep where two people changed the same, without a preselection.
 * @param form The first part of the paths of its fields.
 * @returns The choices by path; undefined if the operator saves nothing.
 */
export async function askWhose(
  form: string,
  clashes: readonly Clash[],
): Promise<Record<string, 'mine' | 'theirs'> | undefined> {
  const answer = await ask({
    title: 'Not saved yet: somebody else changed the same fields',
    body: (
      <>
        <p>Choose which value to keep. Everything else that either of you changed is kept.</p>
        {clashes.map(({ path, mine, theirs }) => (
          <fieldset key={path} className="field">
            <legend>{path ? fieldInWords(form, path) : 'The whole record'}</legend>
            <label className="tick">
              <input type="radio" name={path} value="mine" required /> Yours: {shown(mine)}
            </label>
            <label className="tick">
              <input type="radio" name={path} value="theirs" required /> Theirs: {shown(theirs)}
            </label>
          </fieldset>
        ))}
      </>
    ),
    yes: 'Save these',
  });
  return (
    answer &&
    Object.fromEntries(clashes.map(({ path }) => [path, answer.get(path) === 'theirs' ? 'theirs' : 'mine'] as const))
  );
}
