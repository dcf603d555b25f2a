import type { Metadata } from 'next';
import { BookingLink } from '@/components/ui/booking-link';
import { goToBookingForm } from '@/app/_html/inline-scripts';
import { customTripHref } from '@/content/words/booking-link';
import { customTripPage } from '@/content/words/shared';
import { pageAt } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { pageMetadata } from '../_seo/page-metadata';

const page = pageAt(routes.planCustomTrip);

export const metadata: Metadata = pageMetadata(page);

/** Hosts redirect this path. On a host that does not, the page redirects itself, and shows a plain link in case that fails too. */
export default function PlanCustomTripPage() {
  const { heading, text, action } = customTripPage;
  return (
    <div className="shell rhythm grid min-h-[60svh] content-center justify-items-start gap-4">
      <meta httpEquiv="refresh" content={`0; url=${customTripHref}`} />
      <h1 className="font-display text-heading">{heading}</h1>
      <p>{text}</p>
      <BookingLink facts={{ page: routes.planCustomTrip }}>{action}</BookingLink>
      <script dangerouslySetInnerHTML={{ __html: goToBookingForm }} />
    </div>
  );
}
