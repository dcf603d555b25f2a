import type { Metadata } from 'next';
import { Hero } from '@/components/sections/hero';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { about } from '@/content/pages/about';
import { pageAt } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';

const page = pageAt(routes.about);

export const metadata: Metadata = pageMetadata(page);

export default function AboutPage() {
  const { hero, story, why, mission, vision } = about;
  return (
    <>
      <Hero picture={about.picture} {...hero} path={routes.about}>
        <ButtonLink href={routes.contact}>{about.hero.action}</ButtonLink>
      </Hero>
      <PageCrumbs page={page} />
      <Section id="story">
        <div className="grid gap-6 md:grid-cols-[1fr_2fr] md:gap-14">
          <h2 className="font-display text-heading">{story.heading}</h2>
          <div className="prose-measure grid gap-5 text-lead">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section id="why" heading={why.heading} deep>
        <ol className="grid gap-x-12 border-t-2 border-ink md:grid-cols-2">
          {why.reasons.map(({ title, text }, index) => (
            <li key={title} className="flex gap-5 border-b border-line py-6">
              <span aria-hidden="true" className="w-9 shrink-0 font-display text-heading leading-none text-terracotta">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lead font-bold">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <div className="on-dark bg-indigo text-cream">
        <div className="shell rhythm grid gap-10 md:grid-cols-2 md:gap-16">
          {[mission, vision].map(({ heading, text }) => (
            <section key={heading}>
              <h2 className="text-small font-bold text-marigold">{heading}</h2>
              <p className="mt-3 font-display text-[1.75rem] leading-snug">{text}</p>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
