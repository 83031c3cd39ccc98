import { describe, expect, it } from "vitest";
import { planProject } from "~/content/projects";
import { paymentPlan } from "~/features/invest/payment-plan";

const { paymentPlan: shares } = planProject;

describe("Al Marjan’s payment plan", () => {
  it("splits 70% before handover and 30% at handover", () => {
    expect(paymentPlan(1_000_000, shares)).toEqual({
      price: 1_000_000,
      beforeHandover: 700_000,
      atHandover: 300_000,
    });
  });

  it("adds up to the price", () => {
    for (const price of [1, 3, 7, 1_234_567, 999_999.5, 500_000_000]) {
      const plan = paymentPlan(price, shares);
      expect(plan.beforeHandover + plan.atHandover).toBe(plan.price);
      expect(Number.isInteger(plan.beforeHandover)).toBe(true);
    }
  });
});
