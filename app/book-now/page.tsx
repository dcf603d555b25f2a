import type { Metadata } from 'next';
import { Wizard } from '@/components/islands/wizard';
import { Hero } from '@/components/sections/hero';
import { BookingLink } from '@/components/ui/booking-link';
import { buttonClasses } from '@/components/ui/button';
import { FormNotice } from '@/components/ui/form-notice';
import { Poster } from '@/components/ui/poster';
import { WhatsappLink } from '@/components/ui/whatsapp-link';
import { telHref } from '@/content/contact-links';
import { formNotices } from '@/content/documents/form-notices';
import { booking, bookingPage } from '@/content/pages/booking';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: bookingPage.title,
  description: bookingPage.description,
  path: routes.bookNow,
});

export default function BookNowPage() {
  const { picture, hero } = bookingPage;
  return (
    <>
      <Hero picture={picture} title={hero.title} subtitle={hero.subtitle} path={routes.bookNow} />
      <PageCrumbs path={routes.bookNow} here="Plan a Booking" picture={picture} />
      <div className="shell rhythm">
        <div className="mx-auto max-w-2xl">
          <Wizard
            arrival={<Poster picture={booking.confirmed.picture} />}
            handOff={
              <p className="flex flex-wrap gap-3">
                <BookingLink look="secondary">{booking.confirmed.form}</BookingLink>
                <WhatsappLink className={buttonClasses('secondary')}>WhatsApp</WhatsappLink>
                <a href={telHref} className={buttonClasses('secondary')}>
                  Call {site.phone.display}
                </a>
              </p>
            }
          />
          <FormNotice>{formNotices.wizard}</FormNotice>
        </div>
      </div>
    </>
  );
}
