/** The answers to the question how old a child is, in the booking wizard. */
import { childAge } from '../../catalogue/fare-rules';

/** The greatest age of a child in years. */
const oldest = 17;

/** The ages as options. Ages with a child's fare have one option with a bed and one without: '7b' is seven years old with a bed. */
export const ageChoices = ({ from, below } = childAge): { value: string; label: string }[] =>
  Array.from({ length: oldest + 1 }, (_, age) => {
    const years = age === 1 ? '1 year' : `${age} years`;
    return age < from || age >= below
      ? [{ value: String(age), label: years }]
      : [
          { value: String(age), label: `${years}, no extra bed` },
          { value: `${age}b`, label: `${years}, with an extra bed` },
        ];
  }).flat();
