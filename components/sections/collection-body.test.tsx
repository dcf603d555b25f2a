import { render, screen } from '@testing-library/react';
import { collectionPages } from '@/content/pages/collections';
import { collectionTexts } from '@/content/pages/collections/texts';
import { CollectionBody } from './collection-body';

const pageWhere = (isWanted: (page: (typeof collectionPages)[number]) => boolean) => {
  const page = collectionPages.find(isWanted);
  if (!page) throw new Error('no such page');
  return page;
};

test('a page leads to the finder with its own choice made, below how many of its trips it shows', () => {
  const page = pageWhere(({ month, finder }) => Boolean(month && finder));
  render(<CollectionBody collection={page}>{null}</CollectionBody>);
  expect(screen.getByText(page.lead)).toBeVisible();
  expect(screen.getByRole('link', { name: page.finder?.label ?? '' })).toHaveAttribute('href', page.finder?.href);
});

test('a page whose subject is no choice of the finder leads to the other pages only', () => {
  const page = pageWhere(({ finder }) => !finder);
  render(<CollectionBody collection={page}>{null}</CollectionBody>);
  expect(
    screen.queryByRole('link', { name: new RegExp(collectionTexts.inFinder(0).replace(/^All 0 /, '')) }),
  ).toBeNull();
  expect(screen.getByRole('heading', { name: collectionTexts.all })).toBeVisible();
});
