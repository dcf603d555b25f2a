interface ChipsProps {
  items: readonly string[];
  /** How many to show; the rest is left to the page itself. */
  most: number;
}

/** Stops or highlights as a row of small labels. */
export function Chips({ items, most }: ChipsProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {items.slice(0, most).map((item) => (
        <li key={item} className="rounded-small bg-paper-deep px-2 py-0.5 text-caption font-medium wrap-anywhere">
          {item}
        </li>
      ))}
    </ul>
  );
}
