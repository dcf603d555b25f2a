/** The answers to the question how old a child is, in the booking wizard. */
import { childAge } from '../catalogue/fare-rules';
import { pageTexts } from '../catalogue/page-texts';
import { filled, filledFor } from '../format/filled';

const { years, withBed, withoutBed } = pageTexts.prices.ages;

/** The greatest age of a child in years. */
const oldest = 17;

/** The ages as options. Ages with a child's fare have one option with a bed and one without: '7b' is seven years old with a bed. */
export const ageChoices = ({ from, below } = childAge): { value: string; label: string }[] =>
  Array.from({ length: oldest + 1 }, (_, number) => {
    const age = filledFor(years, number);
    return number < from || number >= below
      ? [{ value: String(number), label: age }]
      : [
          { value: String(number), label: filled(withoutBed, { age }) },
          { value: `${number}b`, label: filled(withBed, { age }) },
        ];
  }).flat();
