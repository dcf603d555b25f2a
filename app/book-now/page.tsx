import type { Metadata } from 'next';
import { Wizard } from '@/components/islands/forms/wizard';
import { Hero } from '@/components/sections/hero';
import { BookingLink } from '@/components/ui/booking-link';
import { buttonClasses } from '@/components/ui/button';
import { CallText } from '@/components/ui/call-text';
import { FormNotice } from '@/components/ui/form-notice';
import { Poster } from '@/components/ui/poster';
import { WhatsappLink } from '@/components/ui/whatsapp-link';
import { telHref } from '@/content/words/contact-links';
import { whatsapp } from '@/content/words/controls';
import { formNotices } from '@/content/pages/documents/form-notices';
import { booking } from '@/content/pages/booking';
import { bookingPage } from '@/content/pages/booking-page';
import { pageAt } from '@/content/pages/registry';
import { ageOptions } from '@/content/words/party';
import { childAge } from '@/content/catalogue/fare-rules';
import { gateways } from '@/content/ids/gateways';
import { today } from '@/content/model/dates/build-day';
import { routes } from '@/content/routes';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';
import { trips } from '@/content/catalogue/trips';

const page = pageAt(routes.bookNow);

export const metadata: Metadata = pageMetadata(page);

export default function BookNowPage() {
  const { picture, hero } = bookingPage;
  return (
    <>
      <Hero picture={picture} {...hero} path={routes.bookNow} />
      <PageCrumbs page={page} />
      <div className="shell rhythm">
        <div className="mx-auto max-w-2xl">
          <Wizard
            trips={trips.map(({ id, name, gateway }) => ({ id, name, from: gateways[gateway] }))}
            ages={ageOptions(childAge)}
            firstDay={today}
            arrival={<Poster picture={booking.confirmed.picture} />}
            handOff={
              <p className="flex flex-wrap gap-3">
                <BookingLink variant="secondary" facts={{ page: routes.bookNow }}>
                  {booking.confirmed.form}
                </BookingLink>{' '}
                <WhatsappLink className={buttonClasses('secondary')}>{whatsapp}</WhatsappLink>{' '}
                <a href={telHref} className={buttonClasses('secondary')}>
                  <CallText />
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
