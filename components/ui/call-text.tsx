import { call } from '@/content/words/controls';
import { site } from '@/content/site';

/** The text of a button that calls the operator. It is one element, so that the space before the number is kept. */
export function CallText() {
  return (
    <span>
      {call} <span translate="no">{site.phone.display}</span>
    </span>
  );
}
