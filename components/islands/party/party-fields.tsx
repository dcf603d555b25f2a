'use client';

import { useState, type ReactNode } from 'react';
import { SelectField, TextField } from '@/components/ui/field';
import { formatMonth } from '@/content/format/duration';
import { filled } from '@/content/format/filled';
import { mostTravellers, readChoice, withChoice, type Choice } from '@/content/model/choice';
import { monthsFrom } from '@/content/model/dates/months';
import { ageOptions } from '@/content/words/party';
import type { Quotes } from '@/content/words/quotes';
import { labels, prompts } from '@/content/records/pages/party.json';
import { todayInIndia } from './today-in-india';

const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => String(from + index)).map((value) => ({
    value,
    label: value,
  }));

/** How far ahead months and days can be chosen, this month included. */
export const mostMonths = 14;

/** The ages of a choice as in an address: '9b', '5', '-' while one is not known. */
const agesOf = (choice: Choice): string[] =>
  (new URLSearchParams(withChoice('', choice)).get('ages') ?? '').split(',').filter(Boolean);

interface PartyFieldsProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
  quotes: Quotes | undefined;
  /** Another way to choose the day, in place of the date field: a calendar. */
  children?: ReactNode;
}

interface WhenFieldsProps extends Pick<PartyFieldsProps, 'choice' | 'onChange'> {
  today: string;
}

/** The fields for a day or a month. */
function WhenFields({ choice, today, onChange }: WhenFieldsProps) {
  const { day, month, ...who } = choice;
  return (
    <div className="grid gap-3">
      <TextField
        label={labels.day}
        name="party-day"
        type="date"
        min={today}
        value={day ?? ''}
        onChange={({ target }) => {
          // While a year is typed, browsers report days of the year 2 or 20.
          if (target.value === '' || target.value >= today)
            onChange({ ...who, ...(target.value ? { day: target.value } : {}) });
        }}
      />
      <SelectField
        label={labels.month}
        name="party-month"
        value={day ? '' : (month ?? '')}
        prompt={prompts.month}
        options={monthsFrom(today, mostMonths).map((value) => ({ value, label: formatMonth(value) }))}
        onChange={({ target }) => onChange({ ...who, ...(target.value ? { month: target.value } : {}) })}
      />
    </div>
  );
}

/** The fields for who travels and when. Each change is a choice at once. Their names are not those of any filter or form. */
export function PartyFields({ choice, onChange, quotes, children }: PartyFieldsProps) {
  const today = todayInIndia();
  // A child whose age is not chosen yet keeps its field while another gets an age.
  const [ages, setAges] = useState(() => agesOf(choice));
  const chosen = agesOf(choice);
  const shown = [...ages].sort().join() === [...chosen].sort().join() ? ages : chosen;
  const options = ageOptions(quotes?.terms.childAge ?? { from: 0, below: 0 });

  const changeAges = (next: readonly string[]) => {
    setAges([...next]);
    const read = readChoice(`adults=${choice.adults}&ages=${next.join(',')}`, today).choice;
    onChange({
      ...choice,
      agesUnknown: 0,
      children: read?.children ?? [],
      ...(read?.agesUnknown ? { agesUnknown: read.agesUnknown } : {}),
    });
  };
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={labels.adults}
          name="party-adults"
          value={String(choice.adults)}
          options={numbers(1, mostTravellers - shown.length)}
          onChange={({ target }) => onChange({ ...choice, adults: Number(target.value) })}
        />
        <SelectField
          label={labels.children}
          name="party-children"
          value={String(shown.length)}
          options={numbers(0, mostTravellers - choice.adults)}
          onChange={({ target }) =>
            changeAges(Array.from({ length: Number(target.value) }, (_, index) => shown[index] ?? '-'))
          }
        />
      </div>
      {shown.length > 0 ? (
        <div className="grid grid-cols-2 gap-3">
          {shown.map((age, index) => (
            <SelectField
              key={index}
              label={filled(labels.age, { number: index + 1 })}
              name={`party-age-${index + 1}`}
              value={age === '-' ? '' : age}
              prompt={prompts.age}
              options={options}
              onChange={({ target }) =>
                changeAges(shown.map((other, at) => (at === index ? target.value || '-' : other)))
              }
            />
          ))}
        </div>
      ) : null}
      {children ?? <WhenFields choice={choice} today={today} onChange={onChange} />}
    </div>
  );
}
