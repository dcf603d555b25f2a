import { site } from '@/content/site';

/** What a button says that calls the operator. One part of its button, so that the space before the number stays. */
export function CallText() {
  return (
    <span>
      Call <span translate="no">{site.phone.display}</span>
    </span>
  );
}
