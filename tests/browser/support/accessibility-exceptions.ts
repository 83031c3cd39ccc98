/** False positives of IBM Equal Access. */
export interface AccessibilityException {
  /** The rule's id, as https://www.ibm.com/able/requirements/checker-rule-sets/ lists it. */
  rule: string;
  elements: string;
  /** A page with such a report. If the report disappears, remove the exception. */
  occursOn: string;
  reason: string;
}

export const accessibilityExceptions: readonly AccessibilityException[] = [
  {
    rule: "aria_content_in_landmark",
    elements: ".skip-link",
    occursOn: "/",
    reason: "A skip link is the first element of the page, before every landmark (technique G1).",
  },
  {
    rule: "element_tabbable_role_valid",
    elements: ".carousel-view, .comparison",
    occursOn: "/off-plan/palazzo-tissoli",
    reason:
      "What scrolls sideways must take the focus, so that the arrow keys can scroll it (axe: scrollable-region-focusable).",
  },
  {
    rule: "input_label_exists",
    elements: "details:not([open]) *",
    occursOn: "/property/ontario-tower",
    reason: "The label is as hidden as its field: both appear when the details are opened.",
  },
];
