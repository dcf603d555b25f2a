/** What a progress line needs of `process.stdout`. */
export interface Output {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

const clearLine = '\r\u001B[2K';

/** Says how far things are: on a terminal in one line that is written anew, elsewhere (a CI's log) line by line. */
export class Progress {
  readonly #output: Output;
  #isLineOpen = false;

  constructor(output: Output) {
    this.#output = output;
  }

  /** Something that passes. */
  step(text: string): void {
    if (!this.#output.isTTY) {
      this.#output.write(`${text}\n`);
      return;
    }
    // A line that wraps cannot be written anew.
    this.#output.write(clearLine + text.slice(0, (this.#output.columns ?? 80) - 1));
    this.#isLineOpen = true;
  }

  /** Something that stays. */
  line(text: string): void {
    this.clear();
    this.#output.write(`${text}\n`);
  }

  /** Leaves nothing of a passing line behind. */
  clear(): void {
    if (this.#isLineOpen) this.#output.write(clearLine);
    this.#isLineOpen = false;
  }
}
