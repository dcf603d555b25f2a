import { existsSync } from 'node:fs';
import { photoSide, tooSmall } from '../../content/schema/photos';
import { line } from '../../content/schema/problems';
import { jpegSide } from './jpeg-side';

/**
 * Checks the records against each other and then, if they are valid, the pages. The content is imported here, because modules that read an
 * invalid file cannot be imported.
 * @param drawn The names of the posters.
 * @param isThere Returns whether a photograph exists.
 */
export async function checkAll(
  drawn: ReadonlySet<string>,
  isThere: (file: string) => boolean = existsSync,
): Promise<{ problems: readonly string[]; notes: readonly string[] }> {
  const { allContent, allPages } = await import('../../content/checks/all-content');
  const { checkContent } = await import('../../content/checks/check');
  const { contentNotes } = await import('../../content/checks/notes');
  const content = allContent(drawn);
  const photos = content.trips.flatMap(({ id, photos }) =>
    photos.flatMap(({ file }, index) => {
      const side = jpegSide(`.${file}`) ?? photoSide;
      const problem = isThere(`.${file}`) ? (side < photoSide ? tooSmall(side) : '') : `${file} is not there`;
      return problem ? [line('trips', id, `photos.${index}.file`, problem)] : [];
    }),
  );
  const records = [...checkContent(content), ...photos];
  if (records.length > 0) return { problems: records, notes: contentNotes(content) };

  const { openingNotes, repeatedTexts } = await import('../../content/checks/opening-notes');
  const { notOfferedNotes } = await import('../../content/checks/not-offered-notes');
  const { listNotes } = await import('../../content/checks/list-notes');
  const { searchProblems, unpublishedLists } = await import('../../content/checks/list-problems');
  const { checkPages, unlinkedProse } = await import('../../content/checks/check-pages');
  const { bestMonthProblems } = await import('../../content/checks/best-months');
  const { suitsProblems } = await import('../../content/checks/suits-problems');
  const { exampleProblems, finderLinkProblems, finderProblems } = await import('../../content/checks/finder-problems');
  const { departureClashes } = await import('../../content/checks/departure-clashes');
  const { groupTrips } = await import('../../content/catalogue/trips');
  const { today } = await import('../../content/model/dates/build-day');
  const { endings } = await import('../../content/checks/endings');
  const { crowdsAtOrdinaryPrice, unpricedPeaks } = await import('../../content/checks/unpriced-dates');
  const { undatedFacts } = await import('../../content/checks/dated-facts');
  const { operator } = await import('../../content/catalogue/operator');
  const { pictures } = await import('../../content/catalogue/pictures');
  const { pictureTextProblems } = await import('../../content/checks/check-pictures');
  const pages = await allPages(drawn);
  const paths = new Set(pages.pages.map(({ path }) => path));
  return {
    problems: [
      ...checkPages(pages),
      ...pictureTextProblems(pictures),
      ...bestMonthProblems(),
      ...suitsProblems(),
      ...finderProblems(),
      ...exampleProblems(),
      ...finderLinkProblems(),
      ...searchProblems(),
      ...undatedFacts(),
    ],
    notes: [
      ...contentNotes(content),
      ...openingNotes(),
      ...repeatedTexts(),
      ...notOfferedNotes(),
      ...listNotes(),
      ...unpublishedLists(),
      ...unlinkedProse(pages),
      ...departureClashes(groupTrips, today),
      ...unpricedPeaks(operator.peaks.dates, today),
      ...crowdsAtOrdinaryPrice(content.trips, operator.peaks, today),
      ...endings(today).map(({ problem }) => problem),
      ...operator.moved.addresses.flatMap(({ to }, index) =>
        paths.has(to)
          ? []
          : [line('operator', 'moved', `addresses.${index}.to`, `'${to}' is no page: all packages are shown`)],
      ),
    ],
  };
}
