import type { ReactNode } from 'react';
import { site } from '@/content/site';
import { buttonClasses, type ButtonLook } from './button';
import { ExternalLink } from './external-link';

interface BookingLinkProps {
  children: ReactNode;
  /** What is booked, for those who hear the button without seeing its card: 'for Kerala Package'. */
  about?: string;
  look?: ButtonLook;
  className?: string;
}

/** Every Book, Join, Custom and Contact Us button: the external booking form in a new tab. */
export function BookingLink({ children, about, look = 'primary', className = '' }: BookingLinkProps) {
  return (
    <ExternalLink href={site.bookingUrl} className={buttonClasses(look, className)} {...(about ? { about } : {})}>
      {children}
    </ExternalLink>
  );
}
