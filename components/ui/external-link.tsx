import type { ReactNode } from 'react';
import { inNewTab } from '@/content/pages/controls';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  className?: string;
  /** Said after the visible text, where the text alone would not tell which: 'for Kerala Package'. */
  about?: string;
  /** The address with `{campaign}` in it, for the script that knows the visitor's. */
  campaignHref?: string;
}

/** The only link that leaves the site in a new tab: the other side sees neither opener nor referrer. */
export function ExternalLink({ href, children, className = '', about, campaignHref }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      {...(campaignHref ? { 'data-campaign-href': campaignHref } : {})}
    >
      {children}
      <span className="sr-only">{`${about ? ` ${about}` : ''} ${inNewTab}`}</span>
    </a>
  );
}
