import { HomeForm } from '@/components/islands/home-form';
import { ContactDetails } from '@/components/ui/contact-details';
import { Section } from '@/components/ui/section';
import { home } from '@/content/pages/home';
import { site } from '@/content/site';

/** The home page's contact section: how to reach the office, and the message form. */
export function HomeContact() {
  const { heading, lead, hours } = home.contact;
  return (
    <Section id="contact" heading={heading} lead={lead}>
      <div className="grid gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <ContactDetails hours={hours} />
        <HomeForm endpoint={site.form.endpoint} accessKey={site.form.accessKey} />
      </div>
    </Section>
  );
}
