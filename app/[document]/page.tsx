import type { Metadata } from 'next';
import { DocumentText } from '@/components/sections/document-text';
import { documentIds, documentPaths, documents } from '@/content/documents';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return documentIds.map((id) => ({ document: documentPaths[id].slice(1) }));
}

interface Props {
  params: Promise<{ document: string }>;
}

async function documentOf(params: Props['params']) {
  const name = (await params).document;
  const id = documentIds.find((candidate) => documentPaths[candidate] === `/${name}`);
  if (!id) throw new Error(`there is no document '${name}'`);
  return { page: documents[id], path: documentPaths[id] };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, path } = await documentOf(params);
  return pageMetadata({ title: page.title, description: page.description, path });
}

export default async function DocumentRoute({ params }: Props) {
  const { page, path } = await documentOf(params);
  return (
    <>
      <PageCrumbs path={path} here={page.heading} modified={page.updated} />
      <DocumentText page={page} />
    </>
  );
}
