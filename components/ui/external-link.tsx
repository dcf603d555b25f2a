import type { ReactNode } from 'react';
import { inNewTab } from '@/content/words/controls';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  className?: string;
  /** Text for screen readers after the visible text, where that is ambiguous: 'for Kerala Package'. */
  about?: string;
  /** The URL with `{campaign}` in it, for the script that inserts the visitor's campaign. */
  campaignHref?: string;
}

/** The only component whose links open another site in a new tab, without opener and referrer. */
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
