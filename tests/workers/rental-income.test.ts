import { describe, expect, it } from "vitest";
import { rentalIncome } from "~/features/costs/net-rent";

describe("the rent that a price brings", () => {
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
});
