import type { Metadata } from 'next';
import { CollectionBody } from '@/components/sections/collection-body';
import { collectionAt, collectionPages } from '@/content/pages/collections';
import { pageAt } from '@/content/pages/registry';
import { collectionPath } from '@/content/routes';
import { foldParts } from '../../_html/inline-scripts';
import { PageCrumbs } from '../../_seo/page-crumbs';
import { pageMetadata } from '../../_seo/page-metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return collectionPages.filter(({ group }) => group !== 'months').map(({ slug }) => ({ slug }));
}

type Props = PageProps<'/trips/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(pageAt(collectionPath((await params).slug)));
}

export default async function CollectionPage({ params }: Props) {
  const path = collectionPath((await params).slug);
  return (
    <>
      <CollectionBody collection={collectionAt(path)}>
        <PageCrumbs page={pageAt(path)} />
      </CollectionBody>
      <script dangerouslySetInnerHTML={{ __html: foldParts }} />
    </>
  );
}
