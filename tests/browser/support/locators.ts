import { expect, type Locator, type Page } from "playwright/test";

/** The main content, without header and footer. */
export const main = (page: Page) => page.getByRole("main");

/** The toasts of a page. */
export const notices = (page: Page) => page.getByRole("region", { name: "Notices" });

/** The result of a request, below its form. */
export const formNotice = (page: Page) => page.locator("form .form-notice");

/** Waits until a carousel is initialised: slides out of view are inert from then on. */
export const carouselReady = (carousel: Locator) =>
  expect(carousel.locator(".carousel-slide[inert]")).not.toHaveCount(0);

/** The list that contains an item with a heading. */
export const listWith = (page: Page, heading: string) =>
  main(page)
    .getByRole("list")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

/** The slides of a carousel; before JavaScript takes it over there are no copies among them. */
export const slides = (page: Page, subject: string) =>
  page
    .getByRole("region", { name: `Pictures of ${subject}` })
    .getByRole("group", { name: /^\d+ of \d+$/ });

/** The pictures of a property: links to their files, which open the viewer. */
export const gallery = (page: Page, subject: string) =>
  page.getByRole("region", { name: `Pictures of ${subject}` }).getByRole("link");

/**
 * The paths of links, without their queries.
 *
 * @returns paths in the order of the links
 */
export const destinations = (links: Locator) =>
  links.evaluateAll((found) =>
    found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );

interface FormField {
  label: string;
  type: string;
  required: boolean;
  rows?: unknown;
}

/** The fields of a form: the label, the kind of control and its rows. */
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
export async function expectFields(form: Locator, specified: readonly FormField[]) {
  const fields = await fieldsOf(form);
  const labels = new Set(specified.map(({ label }) => label));
  expect(fields.filter(({ label, required }) => required || labels.has(label))).toEqual(specified);
}

/** The fields of every viewing request. */
export const viewingFields: FormField[] = [
  { label: "Full name", type: "text", required: true },
  { label: "Email", type: "email", required: true },
  { label: "Phone", type: "tel", required: true },
  { label: "Message", type: "textarea", required: false, rows: 4 },
];

/** Whether two elements overlap. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error("An element is not visible");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
