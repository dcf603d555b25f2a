/** What a form knows about its fields beside their values, by path: their problems, and which parts are open. */

const none: readonly string[] = [];

/** A path below a list after its rows moved; undefined if its row is gone. */
function moved(path: string, list: string, to: (row: number) => number | undefined): string | undefined {
  if (!path.startsWith(`${list}.`)) return path;
  const [row = '', ...rest] = path.slice(list.length + 1).split('.');
  const next = to(Number(row));
  return next === undefined ? undefined : [list, next, ...rest].join('.');
}

export class Marks {
  private problems: ReadonlyMap<string, readonly string[]> = new Map();
  private opened: ReadonlySet<string>;
  private readonly listeners = new Set<() => void>();

  /** @param opened The parts that are open at first. */
  constructor(opened: readonly string[]) {
    this.opened = new Set(opened);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  problemsAt(path: string): readonly string[] {
    return this.problems.get(path) ?? none;
  }

  /** The number of fields with problems at a path and below it. */
  countIn(path: string): number {
    return [...this.problems.keys()].filter((key) => key === path || key.startsWith(`${path}.`)).length;
  }

  isOpen(path: string): boolean {
    return this.opened.has(path);
  }

  /** Replaces the problems of all fields, and opens the parts that have some. */
  show(problems: ReadonlyMap<string, readonly string[]>): void {
    this.problems = problems;
    this.open([...problems.keys()]);
  }

  /** Replaces the problems of some fields. */
  update(found: ReadonlyMap<string, readonly string[]>, paths: readonly string[]): void {
    const others = [...this.problems].filter(([path]) => !paths.includes(path));
    this.problems = new Map([...others, ...[...found].filter(([path]) => paths.includes(path))]);
    this.tell();
  }

  paths(): string[] {
    return [...this.problems.keys()];
  }

  /** Opens the parts around some fields. */
  open(paths: readonly string[]): void {
    const around = paths.flatMap((path) => path.split('.').map((_, index, all) => all.slice(0, index + 1).join('.')));
    this.opened = new Set([...this.opened, ...around]);
    this.tell();
  }

  close(path: string): void {
    this.opened = new Set([...this.opened].filter((one) => one !== path));
    this.tell();
  }

  /**
   * Moves the problems of rows with them.
   * @param to The new number of a row; undefined if it is gone.
   */
  move(list: string, to: (row: number) => number | undefined): void {
    const place = (path: string) => moved(path, list, to);
    this.problems = new Map(
      [...this.problems].flatMap(([path, texts]) => {
        const next = place(path);
        return next === undefined ? [] : [[next, texts] as const];
      }),
    );
    this.opened = new Set([...this.opened].map(place).filter((path) => path !== undefined));
    this.tell();
  }
}
