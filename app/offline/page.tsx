import type { Metadata } from 'next';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { CallText } from '@/components/ui/call-text';
import { mailHref, telHref } from '@/content/words/contact-links';
import { offlinePage } from '@/content/words/shared';
import { pageAt } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { addressLine, site } from '@/content/site';
import { pageMetadata } from '../_seo/page-metadata';

const page = pageAt(routes.offline);

export const metadata: Metadata = pageMetadata(page);

/** The service worker's answer for a page that cannot be fetched and was never opened before. */
export default function OfflinePage() {
  const { heading, text, kept, action } = offlinePage;
  return (
    <div className="shell rhythm grid min-h-[60svh] content-center justify-items-start gap-5">
      <h1 className="font-display text-display">{heading}</h1>
      <p className="prose-measure text-lead">{text}</p>
      <p className="prose-measure">{kept}</p>
      <p className="flex flex-wrap gap-3">
        <a href={telHref} className={buttonClasses()}>
          <CallText />
        </a>{' '}
        <ButtonLink href={routes.home} variant="secondary">
          {action}
        </ButtonLink>
      </p>
      <p className="wrap-anywhere text-small text-ink-soft">
        <a translate="no" href={mailHref()} className="text-lagoon underline">
          {site.email}
        </a>
        , {addressLine}
      </p>
    </div>
  );
}
