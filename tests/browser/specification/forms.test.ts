import { expect, type Locator } from "playwright/test";
import { testedPages } from "../support/addresses.ts";
import { test } from "../support/fixtures.ts";
import { main } from "../support/locators.ts";

interface FormField {
  label: string;
  type: string;
  required: boolean;
  rows?: unknown;
}

const fieldsOf = (form: Locator): Promise<FormField[]> =>
  form.locator("input:not([type=hidden]), textarea, select").evaluateAll((controls) =>
    (controls as (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[])
      .filter((control) => control.checkVisibility() && control.tabIndex >= 0)
      .map((control) => ({
        label: (control.labels?.[0]?.textContent ?? "").replace("(optional)", "").trim(),
        type: control.type,
        required: control.required,
        ...(control instanceof HTMLTextAreaElement && { rows: control.rows }),
      })),
  );

/** Expects the specified fields, in their order. A form may have other fields that are optional. */
async function expectFields(form: Locator, specified: readonly FormField[]) {
  const fields = await fieldsOf(form);
  const labels = new Set(specified.map(({ label }) => label));
  expect(fields.filter(({ label, required }) => required || labels.has(label))).toEqual(specified);
}

const viewing: FormField[] = [
  { label: "Full name", type: "text", required: true },
  { label: "Email", type: "email", required: true },
  { label: "Phone", type: "tel", required: true },
  { label: "Message", type: "textarea", required: false, rows: 4 },
];

const forms: Record<string, FormField[]> = {
  "/sell": [
    ...viewing.slice(0, 3),
    { label: "Property address", type: "text", required: true },
    { label: "Additional details", type: "textarea", required: false, rows: expect.any(Number) },
  ],
  "/contact": [
    { label: "First name", type: "text", required: true },
    { label: "Last name", type: "text", required: true },
    ...viewing.slice(1, 3),
    { label: "Interest", type: "select-one", required: false },
    { label: "Message", type: "textarea", required: false, rows: 6 },
  ],
  "/property/ontario-tower": viewing,
  "/property/continental-tower": viewing,
  "/property/luxury-beachfront-villa": viewing,
};

test("the browser checks the fields of the three forms", async ({ pageWithoutScripts }) => {
  for (const [address, fields] of Object.entries(forms)) {
    const form = main(await pageWithoutScripts(address)).locator("form[method=post]");
    await expectFields(form, fields);
    // Without a script, the form has to be checked by the browser.
    await expect(form, address).not.toHaveAttribute("novalidate");
  }
});

test("links lead somewhere, to chats, maps and sources in a new tab", async ({ html }) => {
  for (const address of testedPages) {
    const links = (await html(address)).querySelectorAll("a").map((link) => ({
      href: link.getAttribute("href") ?? "",
      isInNewTab: link.getAttribute("target") === "_blank",
      isReference: link.closest(".coast-map, [aria-labelledby=place], cite") !== null,
    }));
    const wrong = links.filter(({ href, isInNewTab, isReference }) =>
      href.startsWith("http")
        ? !isInNewTab || !(isReference || /^https:\/\/wa\.me\/\d+/.test(href))
        : !/^(\/|#.|\?.|tel:|mailto:)/.test(href),
    );
    expect(wrong, address).toEqual([]);
  }
});
