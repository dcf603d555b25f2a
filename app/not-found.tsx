import type { Metadata } from 'next';
import { Hero } from '@/components/sections/hero';
import { AskSection } from '@/components/ui/ask-box';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { WhatsappLink } from '@/components/ui/whatsapp-link';
import { onMissingPath } from '@/app/_html/inline-scripts';
import { notFoundPage } from '@/content/words/shared';
import { tripsPage } from '@/content/words/trips-page';
import { routes } from '@/content/routes';
import { site } from '@/content/site';

const { title, description, picture, code, heading, text, action, ask } = notFoundPage;

export const metadata: Metadata = { title: `${title} | ${site.name}`, description, robots: { index: false } };

export default function NotFound() {
  return (
    <>
      <Hero
        picture={picture}
        over={code}
        title={heading}
        subtitle={text}
        path={routes.home}
        size="tall"
        isPreloaded={false}
      >
        <ButtonLink href={routes.home}>{action}</ButtonLink>{' '}
        <ButtonLink href={routes.finder} variant="onPoster">
          {tripsPage.link}
        </ButtonLink>{' '}
        <WhatsappLink className={buttonClasses('onPoster')}>{ask}</WhatsappLink>
      </Hero>
      <div className="shell py-10">
        <AskSection />
      </div>
      <script dangerouslySetInnerHTML={{ __html: onMissingPath }} />
    </>
  );
}
