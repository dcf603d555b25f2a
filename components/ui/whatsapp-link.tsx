import type { ReactNode } from 'react';
import { whatsappHref } from '@/content/words/contact-links';
import { ExternalLink } from './external-link';
import { WhatsappMark } from './whatsapp-mark';

interface WhatsappLinkProps {
  /** The prefilled message; by default the site's own greeting. */
  message?: string;
  children: ReactNode;
  about?: string;
  className?: string;
}

/** Opens a WhatsApp chat with a prefilled message. */
export function WhatsappLink({ message, children, about, className = '' }: WhatsappLinkProps) {
  return (
    <ExternalLink href={whatsappHref(message)} className={className} {...(about ? { about } : {})}>
      <WhatsappMark />
      {children}
    </ExternalLink>
  );
}
