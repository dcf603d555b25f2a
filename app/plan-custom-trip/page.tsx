import type { Metadata } from 'next';
import { BookingLink } from '@/components/ui/booking-link';
import { goToBookingForm } from '@/content/inline-scripts';
import { customTripPage } from '@/content/pages/shared';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { pageMetadata } from '../_seo/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: customTripPage.title,
  description: customTripPage.description,
  path: routes.planCustomTrip,
  indexable: false,
});

/** The host redirects before this page is ever read; where it does not, the page redirects itself, and at the last there is a link. */
export default function PlanCustomTripPage() {
  const { heading, text, action } = customTripPage;
  return (
    <div className="shell rhythm grid min-h-[60svh] content-center justify-items-start gap-4">
      <meta httpEquiv="refresh" content={`0; url=${site.bookingUrl}`} />
      <h1 className="font-display text-heading">{heading}</h1>
      <p>{text}</p>
      <BookingLink>{action}</BookingLink>
      <script dangerouslySetInnerHTML={{ __html: goToBookingForm }} />
    </div>
  );
}
