import { describe, expect, it } from "vitest";
import { yieldExample } from "~/content/investment-pages";
import { rentalYields } from "~/content/market";
import { rentalIncome } from "~/features/invest/rental-income";

describe("the rent that a price brings", () => {
  it("is worked out at 6% and at 8%", () => {
    const [low, high] = [rentalYields.from, rentalYields.to].map((rate) =>
      rentalIncome({ price: 1_500_000, rate, costs: 18 }),
    );
    expect(low).toMatchObject({ yearly: 90_000, monthly: 7_500 });
    expect(high).toMatchObject({ yearly: 120_000, monthly: 10_000 });
  });

  it("is less the costs that the owner expects", () => {
    const rent = rentalIncome({ price: 1_500_000, rate: 6, costs: 18 });
    expect(rent.yearlyAfterCosts).toBeCloseTo(73_800, 6);
    expect(rent.monthlyAfterCosts).toBeCloseTo(6_150, 6);
    expect(rent.netRate).toBeCloseTo(4.92, 10);
  });

  it("is complete without costs, and zero if they equal it", () => {
    expect(rentalIncome({ price: 1_000_000, rate: 8, costs: 0 }).yearlyAfterCosts).toBe(80_000);
    expect(rentalIncome({ price: 1_000_000, rate: 8, costs: 100 }).yearlyAfterCosts).toBe(0);
  });

  it("is the journal’s 4.8% and 6.4% with the page's default costs", () => {
    const net = [rentalYields.from, rentalYields.to].map((rate) =>
      rentalIncome({ ...yieldExample, rate }).netRate.toFixed(1),
    );
    expect(net).toEqual(["4.8", "6.4"]);
  });
});
