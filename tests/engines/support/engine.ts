/** The name of a key, as in `KeyboardEvent.key`. */
export type Key = "Enter" | "Escape" | "Tab" | "ArrowLeft" | "ArrowRight";

/** A value that can be passed to the page and returned from it. */
type Serializable =
  | string
  | number
  | boolean
  | null
  | readonly Serializable[]
  | { [name: string]: Serializable };

/** A browser with one page. The interface is the same for every engine. */
export interface Engine {
  go(address: string): Promise<void>;
  /**
   * Runs a function in the page.
   *
   * @param fn a function without references to its scope
   */
  evaluate<Args extends readonly Serializable[], Result>(
    fn: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Moves the mouse, in CSS px from the window's top left corner. */
  point(x: number, y: number): Promise<void>;
  click(): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Resizes the window, in CSS px, as closely as the engine can. */
  resize(width: number, height: number): Promise<void>;
  /** The problems of the page since the last call. */
  takeConsoleMessages(): Promise<string[]>;
  close(): Promise<void>;
}
