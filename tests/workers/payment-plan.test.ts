import { describe, expect, it } from "vitest";
import { planProject } from "~/content/projects";
import { splitPrice } from "~/features/costs/split-price";

const { beforeHandover, atHandover } = planProject.paymentPlan;
const amounts = (price: number, shares: readonly number[]) =>
  splitPrice(
    price,
    shares.map((share) => ({ share })),
  ).map(({ amount }) => amount);

describe("Al Marjan’s payment plan", () => {
  it("splits 70% before handover and 30% at handover", () => {
    expect(amounts(1_000_000, [beforeHandover, atHandover])).toEqual([700_000, 300_000]);
  });

  it("adds up to the price", () => {
    for (const price of [1, 3, 7, 1_234_567, 999_999.5, 500_000_000]) {
      const [before = 0, last = 0] = amounts(price, [beforeHandover, atHandover]);
      expect(before + last).toBe(Math.round(price));
      expect(Number.isInteger(before)).toBe(true);
    }
  });
});

it("a plan with instalments rounds what is paid up to each of them", () => {
  expect(amounts(1_000_001, [33, 33, 34])).toEqual([330_000, 330_001, 340_000]);
});
