import type { Metadata } from 'next';
import { PictureParts, PictureTop, PlainPage } from '@/components/sections/prose-page';
import { changedOn } from '@/content/pages/changed-on';
import { prosePage, prosePages } from '@/content/pages/prose-pages';
import { pageAt } from '@/content/pages/registry';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';

export const dynamicParams = false;

/** Every page of running text: `content/records/prose-pages/`. */
export function generateStaticParams() {
  return prosePages.map(({ id }) => ({ page: id }));
}

type Props = PageProps<'/[page]'>;

async function pagesOf(params: Props['params']) {
  const text = prosePage((await params).page);
  return { text, page: pageAt(text.path) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata((await pagesOf(params)).page);
}

export default async function ProsePageRoute({ params }: Props) {
  const { text, page } = await pagesOf(params);
  return text.picture ? (
    <>
      <PictureTop page={text} picture={text.picture} />
      <PageCrumbs page={page} />
      <PictureParts page={text} />
    </>
  ) : (
    <>
      <PageCrumbs page={page} dated />
      <PlainPage page={text} updated={changedOn(page.files)} />
    </>
  );
}
