import type { Metadata } from 'next';
import { ContactForm } from '@/components/islands/forms/contact-form';
import { Hero } from '@/components/sections/hero';
import { buttonClasses } from '@/components/ui/button';
import { CallText } from '@/components/ui/call-text';
import { ContactDetails } from '@/components/ui/contact-details';
import { FormNotice } from '@/components/ui/form-notice';
import { WhatsappLink } from '@/components/ui/whatsapp-link';
import { telHref } from '@/content/words/contact-links';
import { formNotices } from '@/content/pages/documents/form-notices';
import { contact } from '@/content/pages/contact';
import { pageAt } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';

const page = pageAt(routes.contact);

export const metadata: Metadata = pageMetadata(page);

export default function ContactPage() {
  const { hero, form, whatsapp } = contact;
  return (
    <>
      <Hero picture={contact.picture} {...hero} path={routes.contact}>
        {/* One button a line on phones: if both could share a line, the late typeface would change whether they fit, and move the page. */}
        <a href={telHref} className={buttonClasses('primary', 'max-sm:w-full')}>
          <CallText />
        </a>{' '}
        <WhatsappLink className={buttonClasses('onPoster', 'max-sm:w-full')}>{contact.chat}</WhatsappLink>
      </Hero>
      <PageCrumbs page={page} />
      <div className="shell rhythm grid gap-12 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <div className="grid content-start gap-8">
          <h2 className="sr-only">{contact.details}</h2>
          <ContactDetails hours={contact.hours} withNotes />
          <section className="on-dark rounded-large bg-leaf-deep p-[min(1.5rem,5vw)] text-cream">
            <h2 className="text-title font-bold">{whatsapp.heading}</h2>
            <p className="mt-2 mb-5">{whatsapp.text}</p>
            <WhatsappLink className="button inline-flex min-h-13 items-center gap-2 rounded-small bg-cream px-5 font-semibold text-indigo">
              {whatsapp.action}
            </WhatsappLink>
          </section>
        </div>
        <section>
          <h2 className="font-display text-heading">{form.heading}</h2>
          <p className="prose-measure mt-3 mb-6 text-ink-soft">{form.lead}</p>
          <ContactForm />
          <FormNotice>{formNotices.contact}</FormNotice>
        </section>
      </div>
    </>
  );
}
