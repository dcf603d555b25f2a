/** The screen `#/prices`: the prices of all trips, typed one by one or risen by per cent, and saved in one commit. */
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type SyntheticEvent,
  type ReactNode,
} from 'react';
import { formatRupees } from '../../../../content/format/money';
import { undoBatch } from '../save/entries';
import { save, type Problem, type Saved } from '../save/save';
import { askPrices } from '../ui/ask-prices';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { shaOf, useAction, whatNext } from './action';
import { counted } from './counted';
import { byKind, readEntries, type Entry } from './entries';
import {
  changedIn,
  keyOf,
  notRupees,
  priceMessage,
  pricesOf,
  recordChanges,
  type Changed,
  type Price,
  type PriceName,
} from './price-list';
import { Read } from './read';
import { risen, riseIn } from './rise';
import { SearchField } from './search-field';
import { isFound } from './search';
import { meanwhile, useTyped, type TypedText, type TypedTexts } from './use-typed';

/** Problems by the key of their field. Those of other fields stand at the price of their trip. */
type Problems = Readonly<Record<string, readonly string[]>>;

function problemsByKey(problems: readonly Problem[]): Problems {
  const byKey: Record<string, string[]> = {};
  for (const { file, path, text } of problems)
    (byKey[keyOf(file, path === 'originalPrice' ? path : 'price')] ??= []).push(text);
  return byKey;
}

interface RowProps {
  entry: Entry;
  /** The texts of its two fields, if they were typed; one by one, so that a row is drawn again only for its own. */
  price: TypedText | undefined;
  originalPrice: TypedText | undefined;
  priceProblems: readonly string[] | undefined;
  originalProblems: readonly string[] | undefined;
  onType: (file: string, price: Price, text: string) => void;
}

const Row = memo(function Row({ entry, onType, ...row }: RowProps) {
  const id = useId();
  const problems = { price: row.priceProblems, originalPrice: row.originalProblems };
  return (
    <li className="entry">
      <a href={`#/trips/${entry.id}`}>{entry.name}</a>
      {pricesOf(entry).map((price) => (
        <Field
          key={price.name}
          id={`${id}${price.name}`}
          label={price.label}
          problems={[...(problems[price.name] ?? []), ...meanwhile(row[price.name], formatRupees(price.saved))]}
        >
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              aria-label={`${price.label} of ${entry.name}`}
              value={row[price.name]?.text ?? formatRupees(price.saved)}
              onChange={({ target }) => onType(entry.file, price, target.value)}
            />
          )}
        </Field>
      ))}
    </li>
  );
});

/** Fills in prices that are higher or lower by per cent, for the trips that were found. */
function Rise({ found, onRise }: { found: string; onRise: (percent: number) => void }) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<string[]>([]);
  const id = useId();
  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    try {
      onRise(riseIn(text));
      setProblems([]);
    } catch (error) {
      setProblems([(error as Error).message]);
    }
  }
  return (
    <details>
      <summary>Raise or lower many prices</summary>
      <form onSubmit={onSubmit} noValidate>
        <Field
          id={id}
          label={`Per cent by which the prices of ${found} rise`}
          hint="Such as 5 or 2.5; -5 lowers them. Search first: only the trips that are found change. The new prices are whole hundreds."
          problems={problems}
        >
          {(control) => (
            <input
              {...control}
              inputMode="text"
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button type="submit">Fill in the new prices of {found}</Button>
      </form>
    </details>
  );
}

interface RowsProps extends Pick<RowProps, 'onType'> {
  entries: readonly Entry[];
  typed: TypedTexts;
  problems: Problems;
}

const Rows = ({ entries, typed, problems, onType }: RowsProps) => (
  <ul className="entries">
    {entries.map((entry) => {
      const at = (name: PriceName) => keyOf(entry.file, name);
      return (
        <Row
          key={entry.id}
          entry={entry}
          price={typed[at('price')]}
          originalPrice={typed[at('originalPrice')]}
          priceProblems={problems[at('price')]}
          originalProblems={problems[at('originalPrice')]}
          onType={onType}
        />
      );
    })}
  </ul>
);

interface SectionsProps extends Omit<RowsProps, 'entries'> {
  found: readonly Entry[];
  /** Trips with changed prices that the search does not find. */
  hidden: readonly Entry[];
}

/** The trips that were found, by kind, below those that are changed as well. */
const Sections = ({ found, hidden, ...rows }: SectionsProps) => (
  <>
    {hidden.length > 0 && (
      <section aria-labelledby="also-changed">
        <h2 id="also-changed">Also changed, and not found by this search</h2>
        <Rows entries={hidden} {...rows} />
      </section>
    )}
    {byKind(found).map(([kind, own]) => (
      <section key={kind ?? ''} aria-label={kind}>
        <h2>{kind}</h2>
        <Rows entries={own} {...rows} />
      </section>
    ))}
  </>
);

/** The names of the first trips: a longer list is not read. */
function namesOf(changed: readonly { entry: Entry }[]): string {
  const names = [...new Set(changed.map(({ entry }) => entry.name))];
  const [shown, more] = [names.slice(0, 5), names.length - 5];
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** @throws Error with a sentence for the operator if a typed price is no number; its field is marked */
function refuseUnread(changed: readonly Changed[], mark: (problems: Problems) => void): void {
  const unread = changed.filter(({ next }) => next === undefined);
  if (unread.length === 0) return;
  mark(Object.fromEntries(unread.map(({ key }) => [key, [notRupees]])));
  throw new Error(`Not saved: ${counted(unread.length, 'price')} cannot be read: ${namesOf(unread)}`);
}

/** Asks whether the new prices are meant, if they are far from the old ones. */
const askChanged = (changed: readonly Changed[]): Promise<boolean> =>
  askPrices(
    changed.map(({ entry, price: { label, saved: was }, next: is = was }) => ({
      label: `${label} of ${entry.name}`,
      was,
      is,
    })),
  );

/** @throws Error with a sentence for the operator if prices were refused; their fields are marked */
function refuseProblems(
  problems: readonly Problem[],
  entries: readonly Entry[],
  mark: (problems: Problems) => void,
): never {
  mark(problemsByKey(problems));
  const files = new Set(problems.map(({ file }) => file));
  const refused = entries.filter(({ file }) => files.has(file)).map((entry) => ({ entry }));
  throw new Error(
    `Nothing is saved: ${refused.length === 1 ? 'one price is' : `${refused.length} prices are`} refused: ${namesOf(refused)}`,
  );
}

/**
 * Saves the changed prices in one commit.
 * @param mark Shows problems at the fields.
 * @returns undefined if the operator did not mean the new prices
 * @throws Error with a sentence for the operator if nothing is saved
 */
async function savePrices(
  entries: readonly Entry[],
  changed: readonly Changed[],
  mark: (problems: Problems) => void,
  again: () => Promise<void>,
): Promise<Saved | undefined> {
  refuseUnread(changed, mark);
  if (!(await askChanged(changed))) return undefined;
  const saved = await save(`Change the ${priceMessage(changed)}`, recordChanges(changed));
  if (saved.kind === 'refused') refuseProblems(saved.problems, entries, mark);
  if (saved.kind === 'clash') {
    // The row then says what somebody else saved.
    await again();
    throw new Error('Nothing is saved: somebody else changed the same price meanwhile.');
  }
  return saved;
}

/** The texts of prices that were typed, which of them differ from the saved ones, and the problems at their fields. */
function useTypedPrices(entries: readonly Entry[]) {
  const { typed, type, drop, offer } = useTyped('prices');
  const [problems, setProblems] = useState<Problems>({});
  const onType = useCallback(
    (file: string, { name, saved }: Price, text: string) => {
      const key = keyOf(file, name);
      type(key, text, formatRupees(saved));
      setProblems((before) => ({ ...before, [key]: [] }));
    },
    [type],
  );
  return { typed, type, drop, offer, problems, setProblems, onType, changed: changedIn(entries, typed) };
}

const isOrAre = (what: string) => (what.startsWith('prices') ? 'are' : 'is');

/** What was saved, with a button that takes it back. */
const SavedPrices = ({ what, onUndo }: { what: string; onUndo: (() => void) | undefined }) => (
  <>
    The {what} {isOrAre(what)} saved. {whatNext}{' '}
    {onUndo && <Button onClick={onUndo}>{what.startsWith('prices') ? 'Take them all back' : 'Take it back'}</Button>}
  </>
);

/** Types prices that are higher or lower by per cent. */
function typeRisen(entries: readonly Entry[], percent: number, type: ReturnType<typeof useTyped>['type']): void {
  for (const entry of entries)
    for (const { name, saved } of pricesOf(entry))
      type(keyOf(entry.file, name), formatRupees(risen(saved, percent)), formatRupees(saved));
}

function PriceList({ entries, again }: { entries: readonly Entry[]; again: () => Promise<void> }) {
  const [search, setSearch] = useState('');
  const { typed, type, drop, offer, problems, setProblems, onType, changed } = useTypedPrices(entries);
  const { act, isBusy, notice } = useAction();
  const form = useRef<HTMLFormElement>(null);

  // A letter is shown before the list follows it.
  const searched = useDeferredValue(search);
  const found = useMemo(() => entries.filter(({ words }) => isFound(words, searched)), [entries, searched]);
  const hidden = [...new Set(changed.map(({ entry }) => entry))].filter((entry) => !found.includes(entry));
  const isChanged = changed.length > 0;

  // The first refused price is brought into view, whichever row it is in.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);

  function onRise(percent: number): void {
    typeRisen(found, percent, type);
    void act('', () =>
      Promise.resolve(
        `The new prices of ${counted(found.length, 'trip')} are filled in, to the nearest ₹100. Look through them, then save.`,
      ),
    );
  }

  const takeBack = (sha: string, what: string) =>
    void act('Taking it back…', async () => {
      shaOf(await undoBatch(sha));
      await again();
      return (
        <>
          The {what} {isOrAre(what)} as before. {whatNext}
        </>
      );
    });

  async function onSave(): Promise<ReactNode> {
    const saved = await savePrices(entries, changed, setProblems, again);
    if (!saved) return 'Nothing is saved yet.';
    drop(changed.map(({ key }) => key));
    setProblems({});
    await again();
    const sha = shaOf(saved);
    const what = priceMessage(changed);
    return <SavedPrices what={what} onUndo={sha ? () => takeBack(sha, what) : undefined} />;
  }

  return (
    <>
      {offer}
      <SearchField
        label="Search"
        hint="A name, a state, a place, a kind or a price: kerala, temples, 26,300."
        value={search}
        found={`${counted(found.length, 'trip')}${searched.trim() ? ` found by “${searched.trim()}”` : ''}`}
        onChange={setSearch}
      />
      {found.length > 0 && <Rise found={counted(found.length, 'trip')} onRise={onRise} />}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged && !isBusy) void act('Saving…', onSave);
        }}
      >
        <Sections found={found} hidden={hidden} typed={typed} problems={problems} onType={onType} />
        <div className="save">
          {notice}
          <Button type="submit" kind="main" isBusy={isBusy || !isChanged}>
            {isChanged ? `Save ${counted(changed.length, 'changed price')}` : 'No price is changed'}
          </Button>
        </div>
      </form>
    </>
  );
}

const read = async () => (await readEntries('trips')).filter(({ record }) => record !== undefined);

export const Prices = () => (
  <Read title="Prices" of={read}>
    {(entries, again) => <PriceList entries={entries} again={again} />}
  </Read>
);
