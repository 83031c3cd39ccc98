import type { FullResult, Reporter, Suite } from "playwright/types/testReporter";

/** How many tests of a run may pass only the second time. */
const allowed = 2;

/**
 * Names the tests that passed only the second time, and fails the run where they are many: one is
 * the browser's bad moment, three are a fault of ours that a second run hides.
 */
export default class FlakyReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult["status"] }> {
    const flaky = this.#suite?.allTests().filter((test) => test.outcome() === "flaky") ?? [];
    for (const test of flaky)
      console.log(`  flaky: ${test.titlePath().filter(Boolean).join(" › ")}`);
    console.log(`  ${flaky.length} flaky, at most ${allowed} may be`);
    return { status: status === "passed" && flaky.length > allowed ? "failed" : status };
  }
}
