import type { Metadata } from 'next';
import { CollectionBody } from '@/components/sections/collection-body';
import { collectionAt, collectionPages } from '@/content/pages/collections';
import { pageAt } from '@/content/pages/registry';
import { monthPagePath } from '@/content/routes';
import { foldParts } from '../../_html/inline-scripts';
import { PageCrumbs } from '../../_seo/page-crumbs';
import { pageMetadata } from '../../_seo/page-metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return collectionPages.filter(({ group }) => group === 'months').map(({ slug }) => ({ month: slug }));
}

type Props = PageProps<'/when-to-go/[month]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(pageAt(monthPagePath((await params).month)));
}

export default async function MonthPage({ params }: Props) {
  const path = monthPagePath((await params).month);
  return (
    <>
      <CollectionBody collection={collectionAt(path)}>
        <PageCrumbs page={pageAt(path)} />
      </CollectionBody>
      <script dangerouslySetInnerHTML={{ __html: foldParts }} />
    </>
  );
}
