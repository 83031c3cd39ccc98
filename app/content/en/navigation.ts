/** Where the way to a page begins, and the step between there and an investment theme. */
export const fixedCrumbs = {
  home: { title: "Home", to: "/" },
  offPlan: { title: "Off-plan", to: "/off-plan" },
} as const;
