import type { Metadata } from 'next';
import { Hero } from '@/components/sections/hero';
import { MonthTrips } from '@/components/sections/month-trips';
import { whenToGoPage } from '@/content/pages/when-to-go';
import { pageAt } from '@/content/pages/registry';
import { tripsByMonth } from '@/content/queries/trips-by-month';
import { routes } from '@/content/routes';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';

const page = pageAt(routes.whenToGo);

export const metadata: Metadata = pageMetadata(page);

export default function WhenToGoPage() {
  const { picture, hero, chooser } = whenToGoPage;
  return (
    <>
      <Hero picture={picture} title={hero.title} subtitle={hero.subtitle} path={routes.whenToGo} />
      <PageCrumbs page={page} />
      <div className="shell rhythm">
        <nav aria-label={chooser} className="mb-6">
          <ul className="grid grid-cols-3 gap-1.5 sm:grid-cols-6 lg:grid-cols-12">
            {tripsByMonth.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="grid min-h-12 place-items-center rounded-small border-2 border-line bg-paper-raised text-small font-semibold hover:border-ink"
                >
                  <span aria-hidden="true">{name.slice(0, 3)}</span> <span className="sr-only">{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {tripsByMonth.map((month) => (
          <MonthTrips key={month.id} {...month} />
        ))}
      </div>
    </>
  );
}
