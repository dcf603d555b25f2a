import type { ReactNode } from 'react';
import { bookingHref, campaignHref, type BookingFacts } from '@/content/words/booking-link';
import { buttonClasses, type ButtonVariant } from './button';
import { ExternalLink } from './external-link';

interface BookingLinkProps {
  children: ReactNode;
  /** The subject of the booking for screen readers, which do not announce the card around the button: 'for Kerala Package'. */
  about?: string;
  /** Facts to prefill the booking form with. */
  facts?: BookingFacts;
  variant?: ButtonVariant;
  className?: string;
}

/** The link of every Book, Join, Custom and Contact Us button: the external booking form in a new tab. */
export function BookingLink({ children, about, facts = {}, variant = 'primary', className = '' }: BookingLinkProps) {
  const campaign = campaignHref(facts);
  return (
    <ExternalLink
      href={bookingHref(facts)}
      className={buttonClasses(variant, className)}
      {...(about ? { about } : {})}
      {...(campaign ? { campaignHref: campaign } : {})}
    >
      {children}
    </ExternalLink>
  );
}
