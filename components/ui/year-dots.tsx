import { monthIds, months, type MonthId } from '@/content/ids/months';

const dots = (some: readonly MonthId[]) => some.map((id) => `M${monthIds.indexOf(id)}.5.5h0`).join('');

interface YearDotsProps {
  /** Months with filled dots. */
  best: readonly MonthId[];
  /** Months with rings. */
  fair: readonly MonthId[];
}

/** Twelve months as dots. The drawing has only three paths, so it is cheap to lay out on a phone. */
export function YearDots({ best, fair }: YearDotsProps) {
  return (
    <svg viewBox="0 0 12 1" aria-hidden="true">
      <path d={dots(monthIds.filter((id) => best.includes(id) || fair.includes(id)))} />
      <path d={dots(best)} />
      <path d={dots(fair)} />
    </svg>
  );
}

/** The first letters of the months, as the head of a column of year dots. */
export function YearDotsHead() {
  return (
    <svg viewBox="0 0 12 1" aria-hidden="true">
      <text x={monthIds.map((_, index) => index + 0.5).join(' ')} y=".85">
        {monthIds.map((id) => months[id].slice(0, 1)).join('')}
      </text>
    </svg>
  );
}
