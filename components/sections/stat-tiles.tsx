interface StatTilesProps {
  stats: readonly { value: string; label: string; note?: string }[];
  /** Places the tiles over the lower edge of the picture at the top. */
  onHorizon?: boolean;
}

/** Figures in a row. */
export function StatTiles({ stats, onHorizon = false }: StatTilesProps) {
  return (
    <ul
      className={`flex flex-wrap overflow-hidden rounded-large border border-line bg-line gap-px ${onHorizon ? 'relative -mt-9 shadow-soft md:-mt-12' : ''}`}
    >
      {stats.map(({ value, label, note }) => (
        <li
          key={label}
          className={`bg-paper-raised px-4 py-3 md:px-6 md:py-5 ${stats.length === 4 ? 'flex-[1_0_max(8.8rem,20%)]' : 'flex-[1_0_max(11rem,30%)]'}`}
        >
          <strong className="block font-display text-[1.875rem] leading-tight font-normal text-terracotta md:text-[2.25rem]">
            {value}
          </strong>{' '}
          <span className="text-small font-semibold">{label}</span>{' '}
          {note ? <span className="block text-caption text-ink-soft">{note}</span> : null}
        </li>
      ))}
    </ul>
  );
}
