/** A key by its name as `KeyboardEvent.key` has it. */
export type Key = "Enter" | "Escape" | "Tab" | "ArrowLeft" | "ArrowRight";

/** What can be handed to the page and come back from it. */
type Told = string | number | boolean | null | readonly Told[] | { [name: string]: Told };

/** A browser with one page, as a journey drives it: the same in every engine. */
export interface Engine {
  /** Opens an address, and waits until its document is there. */
  go(address: string): Promise<void>;
  /**
   * Runs a function in the page. @param question without references to its scope
   */
  ask<Words extends readonly Told[], Answer>(
    question: (...words: Words) => Answer,
    ...words: Words
  ): Promise<Awaited<Answer>>;
  /** Moves the mouse, in CSS px from the window's corner. */
  point(x: number, y: number): Promise<void>;
  /** Presses and lets go of the mouse's button where it is. */
  click(): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Makes the window so wide and high, in CSS px, or as near to it as the engine goes. */
  resize(width: number, height: number): Promise<void>;
  /** The problems of the page since the last call. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}
