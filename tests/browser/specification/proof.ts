export interface Statement {
  /** As the tests of this folder name it: "§2 Header". */
  section: string;
  statement: string;
}

export interface Proof extends Statement {
  file: string;
  /** The test's whole name; below tests/workers as it is written there, with %s for what varies. */
  test: string;
}

/** For the statements of one section that the tests of one file prove. */
export const under =
  (section: string, file: string) =>
  (statement: string, test: string): Proof => ({ section, statement, file, test });
