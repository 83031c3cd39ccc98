/**
 * What a test file finds in the place of `playwright/test` while its tests are listed: it notes their
 * names and runs none of them.
 */
interface RecordedTest {
  section: string;
  title: string;
}

let recorded: RecordedTest[] = [];
let section = "";

/** What was recorded since the last call. */
export function takeRecorded(): RecordedTest[] {
  const taken = recorded;
  recorded = [];
  return taken;
}

function describe(title: string, body: () => void) {
  const outer = section;
  section = title;
  body();
  section = outer;
}

const nothing = () => {};

export const test = Object.assign(
  (title: string) => {
    recorded.push({ section, title });
  },
  {
    describe: Object.assign(describe, { configure: nothing }),
    extend: () => test,
    use: nothing,
    beforeAll: nothing,
    beforeEach: nothing,
    afterAll: nothing,
    afterEach: nothing,
  },
);

/** Asked within tests only, and those do not run. */
export const expect = nothing;
