'use client';

import { formatShortDate } from '@/content/format/duration';
import { nearest as label } from '@/content/records/pages/party.json';

interface NearestDaysProps {
  days: readonly string[];
  onChoose: (day: string) => void;
}

/** The nearest days on which a trip can start, as buttons. */
export const NearestDays = ({ days, onChoose }: NearestDaysProps) => (
  <p className="flex flex-wrap items-center gap-x-3 text-small">
    {`${label} `}
    {days.map((day) => (
      <button
        key={day}
        type="button"
        className="min-h-11 font-semibold text-lagoon underline"
        onClick={() => onChoose(day)}
      >
        {formatShortDate(day)}
      </button>
    ))}
  </p>
);
