import { describe, expect, it } from "vitest";
import { planProject } from "~/content/projects";
import { paymentPlan } from "~/features/invest/payment-plan";
import { currencyOf, formatInOtherCurrency, formatMoney } from "~/format/money";

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

describe("an amount in the visitor’s currency", () => {
  it("is shown to the whole dirham or dollar", () => {
    expect(formatMoney("en", 700_000, "AED")).toBe("AED 700,000");
    expect(formatMoney("en", 190_606, "USD")).toBe("$190,606");
  });

  it("is shown in the other one at the peg, to the nearest hundred", () => {
    expect(formatInOtherCurrency("en", 1_500_000, "AED")).toBe("$408,400");
    expect(formatInOtherCurrency("en", 1_000_000, "USD")).toBe("AED 3,672,500");
    expect(formatInOtherCurrency("en", 408_441, "USD")).toBe("AED 1,500,000");
  });

  it("is in dirhams for an unknown currency", () => {
    expect(currencyOf("EUR")).toBe("AED");
    expect(currencyOf("USD")).toBe("USD");
  });
});
