import type { ReactNode } from 'react';
import { bookingHref, campaignHref, type BookingFacts } from '@/content/format/booking-link';
import { buttonClasses, type ButtonLook } from './button';
import { ExternalLink } from './external-link';

interface BookingLinkProps {
  children: ReactNode;
  /** What is booked, for those who hear the button without seeing its card: 'for Kerala Package'. */
  about?: string;
  /** What the form may be told of the booking. */
  facts?: BookingFacts;
  look?: ButtonLook;
  className?: string;
}

/** Every Book, Join, Custom and Contact Us button: the external booking form in a new tab. */
export function BookingLink({ children, about, facts = {}, look = 'primary', className = '' }: BookingLinkProps) {
  const campaign = campaignHref(facts);
  return (
    <ExternalLink
      href={bookingHref(facts)}
      className={buttonClasses(look, className)}
      {...(about ? { about } : {})}
      {...(campaign ? { campaignHref: campaign } : {})}
    >
      {children}
    </ExternalLink>
  );
}
