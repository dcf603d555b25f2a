import { HomeForm } from '@/components/islands/forms/home-form';
import { ContactDetails } from '@/components/ui/contact-details';
import { FormNotice } from '@/components/ui/form-notice';
import { Section } from '@/components/ui/section';
import { formNotices } from '@/content/pages/documents/form-notices';
import { home } from '@/content/pages/home';
import { site } from '@/content/site';

/** The home page's contact section: how to reach the office, and the message form. */
export function HomeContact() {
  const { heading, lead, hours } = home.contact;
  return (
    <Section id="contact" heading={heading} lead={lead}>
      <div className="grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <ContactDetails hours={hours} />
        <div>
          <HomeForm endpoint={site.form.endpoint} accessKey={site.form.accessKey} />
          <FormNotice>{formNotices.home}</FormNotice>
        </div>
      </div>
    </Section>
  );
}
