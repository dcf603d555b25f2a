import { buttonClasses } from '@/components/ui/button';
import { CallText } from '@/components/ui/call-text';
import { telHref, whatsappHref } from '@/content/words/contact-links';
import { whatsapp } from '@/content/words/controls';
import { errorPage } from '@/content/pages/error';

interface ErrorMessageProps {
  /** The message of the error. */
  message: string;
  /** Tries again; absent in the style guide, where there is nothing to try again. */
  onRetry?: () => void;
  /** `h1` if the whole page broke, `h2` if a part of it did. */
  heading?: 'h1' | 'h2';
}

/** The fallback when a page throws at run time: a message, a button to try again, and two ways to reach a person. */
export function ErrorMessage({ message, onRetry, heading: Heading = 'h1' }: ErrorMessageProps) {
  return (
    <div role="alert" className="shell rhythm grid min-h-[60svh] content-center justify-items-start gap-4">
      <Heading className="font-display text-heading">{errorPage.heading}</Heading>
      <p className="prose-measure text-lead">{errorPage.text}</p>
      {message ? <p className="text-small text-ink-soft">{message}</p> : null}
      <p className="flex flex-wrap gap-3">
        {onRetry ? (
          <button type="button" onClick={onRetry} className={buttonClasses('primary')}>
            {errorPage.retry}
          </button>
        ) : null}
        <a href={telHref} className={buttonClasses('secondary')}>
          <CallText />
        </a>
        <a href={whatsappHref()} target="_blank" rel="noopener noreferrer" className={buttonClasses('secondary')}>
          {whatsapp}
        </a>
      </p>
    </div>
  );
}
