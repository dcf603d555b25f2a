/** The screens `#/departures` and `#/departures/<id>`: the coming dates of a group as on the site, with their statuses and prices. */
import { useCallback, useId, useState, type SyntheticEvent } from 'react';
import { dayInIndia } from '../../../../content/format/day-in-india';
import { formatShortDate } from '../../../../content/format/duration';
import { formatRupees } from '../../../../content/format/money';
import { fileOf } from '../../../../content/ids/file-of';
import { departuresOf, type Day, type Departure, type DepartureRule } from '../../../../content/model/dates/departures';
import { departureText } from '../../../../content/words/departures';
import { parsed, type Fields } from '../folders';
import { numberIn } from '../forms/numbers';
import { host, HostError } from '../host';
import { undo } from '../save/entries';
import { save } from '../save/save';
import { ask } from '../ui/ask';
import { askPrices } from '../ui/ask-prices';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { shaOf, useAction, whatNext } from './action';
import { withDate, withExtraDate, withoutDate, type Status } from './departure-changes';
import { readEntries } from './entries';
import { notRupees } from './price-list';
import { Read } from './read';
import { meanwhile, useTyped } from './use-typed';

/** The labels of the buttons. */
const statuses: Readonly<Record<Status, string>> = {
  'on sale': 'On sale',
  'last places': 'Few seats',
  guaranteed: 'Guaranteed',
  full: 'Full',
  cancelled: 'Cancelled',
};

interface Group {
  file: string;
  record: Fields;
  name: string;
  price: number;
  days: number;
  rule: DepartureRule;
  today: Day;
}

async function readGroup(id: string): Promise<Group> {
  const file = fileOf('trips', id);
  const record = parsed((await host.read([file])).texts[file]);
  if (record?.['collection'] !== 'groups') throw new HostError('There is no group tour at this address.');
  const { name, price, days, departures } = record as Fields &
    Pick<Group, 'name' | 'price' | 'days'> & {
      // Files leave out empty lists.
      departures: Omit<DepartureRule, 'without' | 'dates'> & Partial<Pick<DepartureRule, 'without' | 'dates'>>;
    };
  return {
    file,
    record,
    name,
    price,
    days,
    today: dayInIndia(Date.now()),
    rule: { ...departures, without: departures.without ?? [], dates: departures.dates ?? [] },
  };
}

/**
 * Changes the rule of the group.
 * @param what The change in words, such as '12 Dec: full'.
 * @returns Whether it is saved.
 */
type Change = (what: string, rule: DepartureRule) => Promise<boolean>;

interface DateProps {
  group: Group;
  departure: Departure;
  today: Day;
  change: Change;
  kept: ReturnType<typeof useTyped>;
}

function Statuses({ group, departure: { leaves, status }, today, change }: DateProps) {
  const when = formatShortDate(leaves);
  async function choose(next: Status): Promise<void> {
    if (next === status) return;
    const isMeant =
      next !== 'cancelled' ||
      (await ask({
        title: `Cancel the group of ${when}?`,
        body: (
          <p>The site then says that this group does not leave. Travellers who booked it are not told by the site.</p>
        ),
        yes: 'Cancel this group',
        no: 'No, it leaves',
        isBad: true,
      }));
    if (isMeant)
      await change(`${when}: ${statuses[next].toLowerCase()}`, withDate(group.rule, leaves, today, { status: next }));
  }
  return (
    <div role="group" aria-label={`How the group of ${when} is sold`} className="actions">
      {(Object.keys(statuses) as Status[]).map((value) => (
        <Button key={value} aria-pressed={value === status} onClick={() => void choose(value)}>
          {statuses[value]}
        </Button>
      ))}
    </div>
  );
}

function DatePrice({ group, departure: { leaves, price }, today, change, kept }: DateProps) {
  const when = formatShortDate(leaves);
  const id = useId();
  const saved = price === undefined ? '' : formatRupees(price);
  const text = kept.typed[leaves]?.text ?? saved;
  const [problems, setProblems] = useState<string[]>([]);
  async function submit(): Promise<void> {
    const number = text.trim() === '' ? undefined : numberIn(text);
    if (text.trim() !== '' && (number === undefined || !Number.isInteger(number))) {
      setProblems([notRupees]);
      return;
    }
    setProblems([]);
    if (number === price) {
      kept.drop([leaves]);
      return;
    }
    const was = price ?? group.price;
    if (!(await askPrices([{ label: `${group.name}, ${when}`, was, is: number ?? group.price }]))) return;
    const what = number === undefined ? 'the price of the trip' : formatRupees(number);
    if (await change(`${when}: ${what}`, withDate(group.rule, leaves, today, { price: number }))) kept.drop([leaves]);
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        id={id}
        label={`Price on ${when}`}
        hint={`Empty: the price of the trip, ${formatRupees(group.price)}.`}
        problems={[...problems, ...meanwhile(kept.typed[leaves], saved)]}
      >
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ target }) => kept.type(leaves, target.value, saved)}
          />
        )}
      </Field>
      {text.trim() !== saved && <Button type="submit">Save this price</Button>}
    </form>
  );
}

function OneDate(props: DateProps) {
  const { group, departure, change } = props;
  const { leaves, extra } = departure;
  const when = formatShortDate(leaves);
  async function takeOut(): Promise<void> {
    const isMeant = await ask({
      title: `Take ${when} out?`,
      body: <p>The site then says nothing of this date. If people know of it, mark it as cancelled instead.</p>,
      yes: 'Take it out',
      isBad: true,
    });
    if (isMeant) await change(`${when}: taken out`, withoutDate(group.rule, leaves));
  }
  return (
    <li className="entry">
      <h3>
        {when}
        {extra && ' (extra date)'}
      </h3>
      <Statuses {...props} />
      <DatePrice {...props} />
      <Button onClick={() => void takeOut()} aria-label={`Take this date out: ${when}`}>
        Take this date out
      </Button>
    </li>
  );
}

function AddDate({ group, today, change }: Omit<DateProps, 'departure' | 'kept'>) {
  const [day, setDay] = useState('');
  const [problems, setProblems] = useState<string[]>([]);
  const id = useId();
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    try {
      if (!day) throw new Error('Choose a day.');
      const rule = withExtraDate(group.rule, day, today);
      setProblems([]);
      setDay('');
      void change(`${formatShortDate(day)}: added`, rule);
    } catch (error) {
      setProblems([(error as Error).message]);
    }
  }
  return (
    <form onSubmit={submit} noValidate>
      <Field id={id} label="Day on which one more group leaves" problems={problems}>
        {(control) => (
          <input {...control} type="date" min={today} value={day} onChange={({ target }) => setDay(target.value)} />
        )}
      </Field>
      <Button type="submit">Add this date</Button>
    </form>
  );
}

function Dates({ group, id, again }: { group: Group; id: string; again: () => Promise<void> }) {
  const { act, notice } = useAction();
  const kept = useTyped(`departures/${id}`);
  const { file, record, name, rule, today } = group;

  const change: Change = (what, next) =>
    act('Saving…', async () => {
      const sha = shaOf(
        await save(`${name}: ${what}`, [{ file, base: record, mine: { ...record, departures: next } }]),
      );
      await again();
      const takeBack = () =>
        void act('Taking it back…', async () => {
          if (sha) shaOf(await undo(file, sha));
          await again();
          return (
            <>
              Taken back: {what}. {whatNext}
            </>
          );
        });
      return (
        <>
          Saved: {what}. {whatNext} {sha && <Button onClick={takeBack}>Take it back</Button>}
        </>
      );
    });

  return (
    <>
      <p>{departureText(rule)}: these are the dates of the next twelve months, as on the site.</p>
      {kept.offer}
      {notice}
      <h2>Add a date</h2>
      <AddDate group={group} today={today} change={change} />
      <h2>Coming dates</h2>
      <ul className="entries">
        {departuresOf(rule, group.days, today).map((departure) => (
          <OneDate
            key={departure.leaves}
            group={group}
            departure={departure}
            today={today}
            change={change}
            kept={kept}
          />
        ))}
      </ul>
      <p>
        <a href={`#/trips/${id}`}>Other days of the week or months: the form of the trip</a>
      </p>
    </>
  );
}

function OneGroup({ id }: { id: string }) {
  const read = useCallback(() => readGroup(id), [id]);
  return (
    <Read title={(group) => `Departures of ${group?.name ?? 'a group'}`} of={read}>
      {(group, again) => <Dates group={group} id={id} again={again} />}
    </Read>
  );
}

const readGroups = async () => (await readEntries('trips')).filter(({ record }) => record?.['collection'] === 'groups');

export function Departures({ id }: { id?: string | undefined }) {
  if (id !== undefined) return <OneGroup id={id} />;
  return (
    <Read title="Departures of groups" of={readGroups}>
      {(groups) => (
        <ul className="entries">
          {groups.map((group) => (
            <li key={group.id} className="entry">
              <a href={`#/departures/${group.id}`}>{group.name}</a>
            </li>
          ))}
        </ul>
      )}
    </Read>
  );
}
