/** The stops of a route on one line, in the order of the road. */
export function RouteLine({ stops }: { stops: readonly string[] }) {
  return (
    <ol className="flex flex-wrap gap-y-3 text-small font-semibold">
      {stops.map((stop, index) => (
        <li key={`${index} ${stop}`} className="flex items-center">
          <span aria-hidden="true" className="mr-2 size-2.5 rounded-full border-2 border-terracotta bg-paper" />
          {stop}
          {index < stops.length - 1 ? <span aria-hidden="true" className="mx-2 h-0.5 w-6 bg-terracotta" /> : null}
        </li>
      ))}
    </ol>
  );
}
