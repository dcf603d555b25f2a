'use client';

import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { layoutOf } from '@/components/ui/list-layout';
import { Choices, type Choice } from './choices';
import { FilteredList, type ListItem } from './filtered-list';
import { categoriesOf, findPackages, sortKeys, type SearchRecord, type SortKey } from './find-packages';
import { useChoice } from './use-choice';
import { useIsland } from './use-island';
import { useQueryValue } from './use-query-value';
import { useRested } from './use-shown';
import { useStill } from './use-still';

interface PackageSearchProps {
  /** What is searched, each with its card as the server rendered it. */
  records: readonly (SearchRecord & { card: ReactNode })[];
  search: { label: string; placeholder: string };
  categories: readonly Choice[];
  sorts: readonly { id: SortKey; label: string }[];
  empty: { heading: string; line: string; action: string };
  /** The picture beside the empty state. */
  emptyPicture: ReactNode;
  listClass: string;
}

/** Milliseconds; on a phone most keys follow each other faster. */
const typingPause = 300;

const control =
  'min-h-12 w-full rounded-small border-2 border-edge bg-paper-raised px-4 text-body text-ink hover:border-ink';

/** All Packages: search, category and sort over cards that are all in the HTML. */
export function PackageSearch({
  records,
  search,
  categories,
  sorts,
  empty,
  emptyPicture,
  listClass,
}: PackageSearchProps) {
  const root = useRef<HTMLDivElement>(null);
  useIsland(root);
  const early = (selector: string) => () =>
    document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value;

  const [category, setCategory] = useChoice({
    name: 'category',
    ids: categories.map((choice) => choice.id),
    fallback: 'all',
  });
  const [text, setText] = useQueryValue({
    name: 'search',
    fallback: '',
    accept: (value) => value,
    chosenBefore: early('input[name="search"]'),
    history: 'replace',
  });
  const [sort, setSort] = useQueryValue({
    name: 'sort',
    fallback: 'name',
    accept: (value) => sortKeys.find((key) => key === value) ?? 'name',
    chosenBefore: early('select[name="sort"]'),
  });

  // The list follows the controls a moment later: the answer to a tap or a key is on the screen before a long list is drawn. A very long
  // one waits until the typing pauses, or the next key would wait for it.
  const typed = useStill(text, layoutOf(records.length) === 'rows' ? typingPause : 0);
  const query = useDeferredValue(`${category} ${sort} ${typed}`);
  const { items, shown } = useMemo(() => {
    const [group = 'all', key = 'name', ...words] = query.split(' ');
    const found = findPackages(records, { text: words.join(' '), category: group, sort: key as SortKey });
    const ids = new Set(found.map(({ id }) => id));
    const order = [...found, ...records.filter(({ id }) => !ids.has(id))];
    return {
      shown: ids,
      items: order.map((record): ListItem => ({ id: record.id, groups: categoriesOf(record), node: record.card })),
    };
  }, [records, query]);
  useRested('category', query === `${category} ${sort} ${text}`);

  const showAll = () => {
    setCategory('all');
    setText('');
    root.current?.querySelector<HTMLInputElement>('input[name="search"]')?.focus();
  };

  return (
    <div ref={root} data-island>
      <div data-filter="category" className="mb-6 grid gap-4 lg:grid-cols-[1fr_auto_auto] lg:items-end">
        <label className="needs-script relative block">
          <span className="mb-1 block text-small font-semibold">{search.label}</span>
          <Search
            aria-hidden="true"
            size={20}
            className="pointer-events-none absolute bottom-3.5 left-3.5 text-ink-soft"
          />
          <input
            type="search"
            name="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={search.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            className={`${control} pl-11 placeholder:text-ink-soft`}
          />
        </label>
        <Choices
          name="category"
          legend="Category"
          choices={categories}
          value={category}
          onChoose={setCategory}
          listClass="flex flex-wrap gap-2"
        />
        <label className="needs-script block">
          <span className="mb-1 block text-small font-semibold lg:unseen">Sort</span>
          <select
            name="sort"
            value={sort}
            onChange={(event) => setSort(event.target.value)}
            autoComplete="off"
            className={control}
          >
            {sorts.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="needs-script mb-6 text-small font-semibold text-ink-soft">
        Showing {shown.size} package{shown.size === 1 ? '' : 's'}
      </p>
      <FilteredList items={items} shown={shown} className={listClass} />
      {shown.size === 0 ? (
        <div className="overflow-hidden rounded-large border border-line bg-paper-raised md:grid md:grid-cols-2">
          {emptyPicture}
          <div className="flex flex-col items-start justify-center gap-3 p-6 md:p-10">
            <h2 className="font-display text-heading">{empty.heading}</h2>
            <p className="text-ink-soft">{empty.line}</p>
            <button type="button" onClick={showAll} className={buttonClasses()}>
              {empty.action}
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
