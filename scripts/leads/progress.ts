/** How far long work is, on one line of a terminal; nothing where nobody looks on. */
export class Progress {
  readonly #isSeen = process.stderr.isTTY;
  #length = 0;

  /** Shows how far it is, in place of what was shown before. */
  tell(text: string): void {
    if (!this.#isSeen) return;
    process.stderr.write(`\r${text.padEnd(this.#length)}`);
    this.#length = text.length;
  }

  /** Takes the line away: what follows is the result. */
  end(): void {
    if (this.#length > 0) process.stderr.write(`\r${" ".repeat(this.#length)}\r`);
    this.#length = 0;
  }
}
