import { RunningText } from '@/components/ui/running-text';
import { noticeText } from '@/content/pages/documents/notice';
import { noticeLabel } from '@/content/words/controls';

/** The operator's urgent notice, above everything else. */
export function Notice() {
  const text = noticeText();
  return text ? (
    <aside aria-label={noticeLabel} className="bg-marigold text-on-marigold">
      <p className="shell py-2 text-small font-bold">
        <RunningText>{text}</RunningText>
      </p>
    </aside>
  ) : null;
}
