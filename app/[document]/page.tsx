import type { Metadata } from 'next';
import { DocumentText } from '@/components/sections/document-text';
import { documentIds, documentPaths, documents } from '@/content/pages/documents';
import { changedOn } from '@/content/pages/changed-on';
import { pageAt } from '@/content/pages/registry';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return documentIds.map((id) => ({ document: documentPaths[id].slice(1) }));
}

type Props = PageProps<'/[document]'>;

async function documentOf(params: Props['params']) {
  const name = (await params).document;
  const id = documentIds.find((candidate) => documentPaths[candidate] === `/${name}`);
  if (!id) throw new Error(`there is no document '${name}'`);
  return { text: documents[id], page: pageAt(documentPaths[id]) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata((await documentOf(params)).page);
}

export default async function DocumentRoute({ params }: Props) {
  const { text, page } = await documentOf(params);
  return (
    <>
      <PageCrumbs page={page} dated />
      <DocumentText page={text} updated={changedOn(page.files)} />
    </>
  );
}
