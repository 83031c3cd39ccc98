/** The progress of long work, on one line of a terminal; no output without a terminal. */
export class Progress {
  readonly #isTerminal = process.stderr.isTTY;
  #length = 0;

  /** Replaces the shown progress. */
  show(text: string): void {
    if (!this.#isTerminal) return;
    process.stderr.write(`\r${text.padEnd(this.#length)}`);
    this.#length = text.length;
  }

  /** Clears the line before the result. */
  end(): void {
    if (this.#length > 0) process.stderr.write(`\r${" ".repeat(this.#length)}\r`);
    this.#length = 0;
  }
}
