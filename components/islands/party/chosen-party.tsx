'use client';

import { filled } from '@/content/format/filled';
import { mostTravellers, type Choice, type Refused } from '@/content/model/choice';
import { choiceText } from '@/content/words/party';
import { change as changeLabel, clear, refused as refusals } from '@/content/records/pages/party.json';

const link = 'inline-flex min-h-11 items-center text-small font-semibold text-lagoon underline';

interface ChosenPartyProps {
  choice: Choice | undefined;
  refused: readonly Refused[];
  isOpen: boolean;
  onOpen: () => void;
  onClear: () => void;
}

/** Who travels and when, in words, with the buttons that change it and take it back, and what an address named in vain. */
export function ChosenParty({ choice, refused, isOpen, onOpen, onClear }: ChosenPartyProps) {
  return (
    <>
      {refused.map((why) => (
        <p key={why} role="alert" className="text-small font-semibold">
          {filled(refusals[why], { most: mostTravellers })}
        </p>
      ))}
      {choice ? (
        <p className="flex flex-wrap items-center gap-x-4">
          <strong className="min-w-0 font-semibold">{choiceText(choice)}</strong>
          <button type="button" aria-expanded={isOpen} onClick={onOpen} className={link}>
            {changeLabel}
          </button>
          <button type="button" onClick={onClear} className={link}>
            {clear}
          </button>
        </p>
      ) : null}
    </>
  );
}
