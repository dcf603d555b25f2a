/** The answers to how old a child is in the booking wizard. */
import { childAge } from '../catalogue/fare-rules';

/** In years: who is older is no child. */
const oldest = 17;

/** Each age once, and where a child's fare is paid with a bed and without: '7b' is seven years old and has a bed. */
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
