/** The part of `process.stdout` that a progress line uses. */
export interface Output {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

const clearLine = '\r\u001B[2K';

/** Reports progress: on a terminal in one line that is overwritten, elsewhere (a CI log) line by line. */
export class Progress {
  readonly #output: Output;
  #isLineOpen = false;

  constructor(output: Output) {
    this.#output = output;
  }

  /** A line that the next one overwrites. */
  step(text: string): void {
    if (!this.#output.isTTY) {
      this.#output.write(`${text}\n`);
      return;
    }
    // A line that wraps cannot be overwritten.
    this.#output.write(clearLine + text.slice(0, (this.#output.columns ?? 80) - 1));
    this.#isLineOpen = true;
  }

  /** A line that stays. */
  line(text: string): void {
    this.clear();
    this.#output.write(`${text}\n`);
  }

  /** Clears the overwritable line. */
  clear(): void {
    if (this.#isLineOpen) this.#output.write(clearLine);
    this.#isLineOpen = false;
  }
}
