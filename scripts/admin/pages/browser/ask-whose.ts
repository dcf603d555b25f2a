/** Asks whose value to keep where two people changed the same, without a preselection. */
import { ask } from './dialog';
import { element, paragraph } from './dom';

interface Difference {
  /** The field in words. */
  label: string;
  mine: string;
  theirs: string;
}

/**
 * Opens a dialog if there are differences.
 * @param action The label of the button that confirms the choice.
 * @returns For each difference, whether to keep the other person's value; undefined if the operator cancels.
 */
export async function askWhose(
  differences: readonly Difference[],
  action: string,
): Promise<readonly boolean[] | undefined> {
  if (differences.length === 0) return [];
  const questions = differences.map(({ label, mine, theirs }, index) => {
    const radio = () => element('input', { type: 'radio', name: `whose-${index}`, required: '' });
    const [forMine, forTheirs] = [radio(), radio()];
    const fields = element(
      'fieldset',
      {},
      element('legend', {}, label),
      element('label', {}, forMine, `Yours: ${mine}`),
      element('label', {}, forTheirs, `Theirs: ${theirs}`),
    );
    return { fields, forTheirs };
  });
  const content = [
    element('h2', {}, 'Not saved yet: somebody else changed the same fields'),
    paragraph('Choose which value to keep. Everything else that either of you changed is kept.'),
    ...questions.map(({ fields }) => fields),
  ];
  return (await ask(content, action)) ? questions.map(({ forTheirs }) => forTheirs.checked) : undefined;
}
