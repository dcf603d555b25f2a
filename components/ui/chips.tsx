interface ChipsProps {
  items: readonly string[];
  /** The number of items to show; the page itself lists the rest. */
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
