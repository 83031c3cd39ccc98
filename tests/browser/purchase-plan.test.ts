import { expect } from "playwright/test";
import { localePath } from "../../app/locale";
import { axeViolations } from "./support/accessibility.ts";
import { test } from "./support/fixtures.ts";
import { openHydrated } from "./support/hydrated.ts";

const path = "/invest/purchase-plan";

/** Four homes with figures: a project with a price, one with a payment plan, one without, and a finished home. */
const figures = {
  home1: "palazzo-tissoli",
  home2: "al-marjan-island",
  home3: "velos",
  home4: "ontario-tower",
  price1: "1,100,000",
  handover1: "2029-06",
  before1: "60",
  after1: "0",
  rent1: "80000",
  sale1: "1400000",
  price2: "1.5M",
  handover2: "2027-12",
  before2: "70",
  after2: "0",
  price3: "1200000",
  handover3: "2028-09",
  before3: "100",
  price4: "1500000",
  rent4: "95000",
  currency: "AED",
  start: "2026-12",
  saleMonth: "2031-06",
  saleCosts: "2",
  italy: "no",
  irpef: "",
  resale: "",
};

/** The line that opens the form below a result. */
const edit = "Change the homes or the figures";

const withFigures = (changes: Partial<typeof figures> = {}): `/${string}` =>
  `${path}?${new URLSearchParams({ ...figures, ...changes })}`;

test("a project leads to a plan with its developer’s figures", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/off-plan/al-marjan-island");
  await page.getByRole("link", { name: "Work it out" }).click();
  await expect(page.getByLabel("Home 1")).toHaveValue("al-marjan-island");
  await expect(page.getByLabel("Handover", { exact: true })).toHaveValue("2027-12");
  await expect(page.getByLabel("Paid before handover, % of the price")).toHaveValue("70");
  // The developer states no price: the field asks for it, and no result is shown.
  await expect(page.getByLabel("Price, in AED")).toHaveValue("");
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(
    page.getByText("Enter a figure, for example 1,500,000.", { exact: true }),
  ).toBeVisible();
  // Without a result there is nothing to print or to check.
  await expect(page.locator("main")).not.toContainText(/Print or save|The address of this page/);
  await expect(page.getByRole("link", { name: "Ask a partner" })).toHaveCount(0);
  await page.getByLabel("Price, in AED").fill("2M");
  await page.getByRole("button", { name: "Work it out" }).click();
  // 2,000,000, the fee of 4 % and the registration of at most 5,000.
  await expect(page.getByRole("article")).toContainText("AED 2,085,000");
  // 40 % at signing, with the fees.
  await page.getByText(edit).click();
  await page.getByText("Payments at signing and after handover").click();
  await page.getByLabel("Paid at signing").fill("40");
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(page.getByRole("article")).toContainText(/Largest payment in one month: \$241,000/);
  // The figures travel with the question to a partner.
  await page.getByRole("link", { name: "Ask a partner" }).click();
  await expect(page.locator('input[name="about"]')).toHaveValue(
    /^Purchase Plan: Al Marjan Island Residences, AED 2,000,000/,
  );
});

test("an address restores four homes in each language", async ({ pageWithoutScripts }) => {
  for (const locale of ["en", "it", "ar"] as const) {
    const page = await pageWithoutScripts(localePath(locale, withFigures()));
    await expect(page.getByRole("article")).toHaveCount(4);
    // The price, 4 % and the registration.
    for (const [index, costs] of [
      /1[.,]149[.,]000/,
      /1[.,]565[.,]000/,
      undefined,
      /1[.,]601[.,]280/,
    ].entries())
      if (costs) await expect(page.getByRole("article").nth(index)).toContainText(costs);
    await expect(page.locator("#saleMonth")).toHaveValue("2031-06");
    // What letting by the week needs, with the decree.
    for (const shown of ["", "/invest/cash-flow"] as const) {
      if (shown) await page.goto(localePath(locale, shown));
      await expect(page.locator("main")).toContainText(/\bDET\b/u);
      await expect(page.getByRole("link", { name: "dlp.dubai.gov.ae" }).last()).toHaveAttribute(
        "href",
        /Decree%20No\.%20\(41\)/u,
      );
      if (shown) await page.goBack();
    }
    // A placeholder that nothing is filled into.
    await expect(page.locator("main")).not.toContainText(/\{\w+\}/);
  }
});

test("a home without its figures keeps back only its own result, and a submission says so", async ({
  page,
  pageWithoutScripts,
}) => {
  const address = withFigures({ price3: "" });
  const plain = await pageWithoutScripts(address);
  await expect(plain.getByRole("article")).toHaveCount(3);
  await expect(
    plain.getByRole("link", {
      name: "Price, in AED (Velos): Enter a figure, for example 1,500,000.",
    }),
  ).toHaveAttribute("href", "#price3");
  await page.goto(address);
  const submit = page.getByRole("button", { name: "Work it out" });
  await submit.click();
  await expect(page.getByRole("region", { name: "Please check one field" })).toBeFocused();
  await page.getByRole("link", { name: "Price, in AED (VELOS)" }).click();
  await page.getByLabel("Price, in AED").nth(2).fill("1.2M");
  await submit.click();
  await expect(page.getByRole("heading", { name: "Price and fees are" })).toBeFocused();
  await expect(page.getByRole("article")).toHaveCount(4);
  // Paper and the address keep the figures: both are in one line.
  const [print, note] = await Promise.all(
    [page.getByRole("button", { name: /^Print/ }), page.getByText(/^The address of this page/)].map(
      (part) => part.boundingBox(),
    ),
  );
  expect(note?.y).toBeLessThan((print?.y ?? 0) + (print?.height ?? 0));
  await page.getByText(edit).click();
  await expect(page.getByLabel("Price, in AED").nth(2)).toHaveValue("1,200,000");
});

test("the table by quarter adds up to the result", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts(withFigures());
  await page.getByText("All payments by quarter").click();
  await expect(page.getByText("Received less paid in each quarter (AED)")).toBeVisible();
  const table = page.getByRole("table", { name: /^Received less paid in each quarter/ });
  const sum = await table
    .getByRole("row")
    .evaluateAll((rows) =>
      rows
        .slice(1)
        .reduce(
          (total, row) =>
            total +
            Number(
              (row.children[2]?.lastElementChild?.firstChild?.textContent ?? "")
                .replace("−", "-")
                .replaceAll(/[^\d-]/g, ""),
            ),
          0,
        ),
    );
  expect(sum).toBe(-1_565_000);
  // 30 % with the keys, without a loan.
  await expect(page.getByRole("article").nth(1)).toContainText(
    /Largest payment in one month: AED\s450,000, Dec 2027/,
  );
  // All homes are in the subject of a question, with what decides them, and the address of the figures.
  await page.getByRole("link", { name: "Ask a partner" }).click();
  const about = await page.locator('input[name="about"]').inputValue();
  expect(about).toMatch(
    /Al Marjan Island Residences, AED 1,500,000, handover December 2027, 70% paid before it, your own money tied up at the peak: AED/,
  );
  expect(about).toMatch(/; Ontario Tower, AED 1,500,000, your own money tied up at the peak: AED/);
  const [address = ""] = /https?:\S+$/.exec(about) ?? [];
  await expect(page.locator("main")).not.toContainText("purchase-plan?");
  await expect(page.getByRole("link", { name: "See your figures" })).toHaveAttribute(
    "href",
    new URL(address).pathname + new URL(address).search,
  );
  await expect(page.locator("main")).toContainText(
    "your purchase plan for Palazzo Tissoli, Al Marjan Island Residences, VELOS and Ontario Tower",
  );
  const { pathname, search } = new URL(address);
  await page.goto(pathname + search);
  await expect(page.getByRole("article")).toHaveCount(4);
});

test("the result comes first, and its assumptions are in one fold by who states them", async ({
  pageWithoutScripts,
}) => {
  const page = await pageWithoutScripts(withFigures());
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
    /^Depending on the home, price and fees are AED\s1,149,000\sto\s1,601,280: all of it your own money\. You get it back first with Palazzo Tissoli: in June\s2031, when you sell\.$/,
  );
  await expect(page.getByLabel("Price, in AED").first()).toBeHidden();
  await expect(page.getByRole("table", { name: "If things go differently" })).toBeVisible();
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await pageHeight()).toBeLessThan(6_000);
  const title = "What is assumed, and by whom";
  const table = page.getByRole("table", { name: title });
  await expect(table).toBeHidden();
  await page.getByText(title).click();
  const ofMarjan = (group: string, term: string) =>
    table
      .locator("tbody", { has: page.getByRole("rowheader", { name: group }) })
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: term }) });
  const before = ofMarjan("The developer", "Paid before handover");
  await expect(before.getByRole("cell").nth(1)).toHaveText("70", { useInnerText: true });
  await expect(ofMarjan("Your figures", "Paid before handover")).toContainText(
    "40% at handover: the rest of the price",
  );
  await expect(ofMarjan("Your figures", "Price, in AED").getByRole("cell").nth(1)).toHaveText(
    /1,500,000/,
  );
  await expect(ofMarjan("The developer", "Handover").first()).toContainText(
    "Stated by the developer; not yet checked by us",
  );
  const municipality = table.getByRole("rowheader", { name: /^Ras Al Khaimah Municipality/ });
  await expect(municipality).toContainText(/Checked on \d+\s\w+\s\d{4}/);
  await expect(municipality.getByRole("link").first()).toHaveAttribute("href", /^https:/);
  await expect(table.getByRole("row", { name: "Not counted" })).toContainText("service charge");
  await page.getByText(edit).click();
  await expect(
    page.getByLabel("Paid before handover, % of the price").nth(1),
  ).toHaveAccessibleDescription("Before handover: 70%. After it: 0%. At handover: 30%.");
  // A phone has the homes below each other, and folds what goes differently.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(withFigures());
  await expect(page.getByText("Rent 20% lower").first()).toBeHidden();
  expect(await pageHeight()).toBeLessThan(7_500);
  await page.getByText("If things go differently").filter({ visible: true }).click();
  const lower = page.getByRole("row", { name: "Rent 20% lower" });
  await expect(lower.getByText("Palazzo Tissoli")).toBeVisible();
  await expect(lower.getByText("VELOS")).toBeHidden();
  // Paper has all of it, and the public address of the figures.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Rent 20% lower").first()).toBeVisible();
  await expect(table).toBeVisible();
  await expect(page.getByRole("link", { name: /price2=1\.5M/ })).toHaveAttribute(
    "href",
    /^https?:\/\/[^/]+\/invest\/purchase-plan\?home1=palazzo-tissoli/,
  );
});

test("a change of the homes keeps the figures with their home", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts(`${path}?home1=al-marjan-island`);
  const change = async (homes: Record<string, string>) => {
    for (const [name, id] of Object.entries(homes)) await page.locator(`#${name}`).selectOption(id);
    await page.getByRole("button", { name: "Update the homes" }).click();
    await expect(page).toHaveURL(/#figures$/);
  };
  await page.locator("#price1").fill("2M");
  await page.locator("#sale1").fill("2.4M");
  await page.getByLabel("Currency of the results").selectOption("EUR");
  await change({ home2: "palazzo-tissoli" });
  await expect(page.locator("#price1")).toHaveValue("2M");
  await page.locator("#before2").fill("60");
  // The first home goes, and the others move up.
  await change({ home1: "palazzo-tissoli", home2: "velos", home3: "al-marjan-island" });
  await expect(page.locator("#before1")).toHaveValue("60");
  await expect(page.locator("#price2")).toHaveValue("");
  await expect(page.locator("#price3")).toHaveValue("2M");
  await expect(page.locator("#sale3")).toHaveValue("2.4M");
  await expect(page.getByLabel("Currency of the results")).toHaveValue("EUR");
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("the page opens with a named example, and with the homes", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts(path);
  const example = page.getByRole("region", { name: "An example, with our own figures" });
  await expect(example.getByRole("img")).toHaveAccessibleName(
    /^What you have received less what you have paid/,
  );
  // 1,564,000 at 3.6725, and the registration of at most 4,000.
  await expect(example).toContainText(
    /Your own money tied up at the peak\s*AED\s1,564,000\s*\$425,900/,
  );
  // What the net rent is counted with.
  await expect(example).toContainText(/5% is lost.*8% of the rest.*AED\s15,000/);
  await expect(page.getByText("from AED 1,100,000").first()).toBeAttached();
  await expect(page.getByText("AED 15,400,000 ($4,200,000)")).toBeAttached();
  // Nothing to check before there are figures.
  await expect(page.getByRole("link", { name: "Ask a partner" })).toHaveCount(0);
  await example.getByRole("link").click();
  const ours = page
    .getByRole("table", { name: "What is assumed, and by whom" })
    .locator("tbody", { has: page.getByRole("rowheader", { name: /^Orizzonte/ }) });
  await page.getByText("What is assumed, and by whom").click();
  for (const term of ["Price, in AED", /^Handover/, "Paid before handover", "Annual rent"])
    await expect(ours.getByRole("row", { name: term })).toContainText("our example");
  for (const locale of ["it", "ar"] as const) {
    const translated = await pageWithoutScripts(localePath(locale, path));
    await expect(translated.locator("main")).not.toContainText(/\{\w+\}/);
    await expect(translated.getByRole("link", { name: "Palazzo Tissoli" })).toBeVisible();
  }
});

test("a home’s plan names it, and leads back to it", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts("/property/ontario-tower");
  await page.getByRole("link", { name: "Work out the loan, the rent and the return" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loan, rent and return");
  await expect(page).toHaveTitle(/^Loan, rent and return/);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("listitem")).toContainText([
    "Home",
    "Homes",
    "Ontario Tower",
    "Loan, rent and return",
  ]);
  await page.getByRole("link", { name: "Request a Viewing" }).click();
  await expect(page).toHaveURL(/\/property\/ontario-tower#request$/);
  // A project has its own breadcrumbs; beside another home there is no way back to one.
  await page.goto(`${path}?home1=velos`);
  await expect(crumbs.getByRole("link", { name: "VELOS" })).toHaveAttribute(
    "href",
    "/off-plan/velos",
  );
  await expect(page.getByRole("link", { name: "Back to VELOS" })).toBeVisible();
  await page.goto(withFigures());
  await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "Off-plan", "Purchase Plan"]);
});

test("homes are added one at a time, without JavaScript", async ({ pageWithoutScripts }) => {
  const page = await pageWithoutScripts(path);
  await page.getByRole("link", { name: "Ontario Tower" }).click();
  await expect(page.getByLabel("Home 1")).toHaveValue("ontario-tower");
  await expect(page.locator("#price1")).toHaveValue("1,500,000");
  const add = page.getByLabel("Add a home to compare").filter({ visible: true });
  await expect(add).toHaveCount(1);
  await add.selectOption("velos");
  await expect(page.locator("#home3")).toBeVisible();
  await expect(page.locator("#home4")).toBeHidden();
  await page.locator("#home1").selectOption("");
  await page.getByRole("button", { name: "Update the homes" }).click();
  // The chosen home comes first.
  await expect(page.getByLabel("Home 1")).toHaveValue("velos");
  await page.getByLabel("Home 1").selectOption("");
  await page.getByRole("button", { name: "Update the homes" }).click();
  await expect(page.getByRole("heading", { name: "Choose a home" })).toBeVisible();
});

test("the plan is in the currency that was chosen on another page", async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => localStorage.setItem("currency", "EUR"));
  await page.reload();
  await expect(page.getByRole("region", { name: "An example" })).toContainText("€", {
    useInnerText: true,
  });
  await page.getByRole("link", { name: "Ontario Tower" }).click();
  await expect(page.getByLabel("Currency of the results")).toHaveValue("EUR");
  await page.getByRole("button", { name: "Update the homes" }).click();
  await expect(page.getByRole("heading", { name: "Check the figures" })).toBeFocused();
  await page.getByLabel("Currency of the results").selectOption("GBP");
  await page.locator("#price1").press("Enter");
  await expect(page.getByRole("heading", { name: "Price and fees come to" })).toBeFocused();
  // The one of the results is the visitor's from then on.
  await page.goto(path);
  await expect(page.getByRole("region", { name: "An example" })).toContainText("£", {
    useInnerText: true,
  });
});

test("Back from a result focuses the page of the form, whose fields are new", async ({ page }) => {
  await openHydrated(page, `${path}?home1=ontario-tower`);
  await page.locator("#price1").press("Enter");
  await expect(page.getByRole("heading", { name: "Price and fees come to" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the link of /off-plan chooses the saved homes that are for sale", async ({ page }) => {
  await page.goto("/off-plan");
  await page.evaluate(() =>
    localStorage.setItem("shortlist", "ontario-tower,continental-tower,velos,not-a-home"),
  );
  await page.reload();
  const link = page.getByRole("link", { name: "Compare payments, loan and rent" });
  await expect(link).toHaveAttribute("href", /homes=/);
  await link.click();
  await expect(page.getByLabel("Home 1")).toHaveValue("ontario-tower");
  await expect(page.getByLabel("Home 2")).toHaveValue("velos");
  await expect(page.locator("#price1")).toHaveValue("1,500,000");
});

for (const [language, currency] of [
  ["en-GB", "GBP"],
  ["de", "EUR"],
] as const) {
  test.describe(language, () => {
    test.use({ locale: language });
    test(`amounts and results are in ${currency} for a browser in ${language}`, async ({
      page,
    }) => {
      const sign = currency === "GBP" ? "£" : "€";
      await page.goto(path);
      const example = page.getByRole("region", { name: "An example" });
      const tower = page.getByRole("listitem").filter({ hasText: "Ontario Tower" });
      // The texts in other currencies are hidden.
      for (const part of [example, tower])
        await expect(part).toContainText(sign, { useInnerText: true });
      await expect(example.getByRole("link")).toHaveAttribute(
        "href",
        RegExp(`currency=${currency}`),
      );
      await page.goto(`${path}?home1=ontario-tower`);
      await expect(page.getByLabel("Currency of the results")).toHaveValue(currency);
    });
  });
}

test("a sale not allowed yet and a rent without tax are named", async ({ pageWithoutScripts }) => {
  const address = withFigures({ saleMonth: "2027-08", italy: "yes", irpef: "43", resale: "60" });
  const page = await pageWithoutScripts(address);
  const marjan = page.getByRole("article").nth(1);
  await page.goto(address.replace("price2=1.5M", "price2=1.5M&sale2=1.7M"));
  await expect(marjan).toContainText("None: resale not allowed yet (52.5% paid, 60% needed)");
  await page.goto(address.replace("irpef=43", "irpef="));
  await expect(
    page.getByRole("link", {
      name: "Your top IRPEF rate, %: Enter a figure, for example 43.",
    }),
  ).toBeVisible();
});

test("the rates of Italy’s taxes are asked with the taxes only, and their errors lead to them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${path}?home1=own-finished&price1=1500000&rent1=90000`);
  const further = page.getByText("Void periods, management, tax", { exact: true });
  await further.click();
  const rate = page.getByLabel("Your top IRPEF rate, %");
  const ivie = page.getByLabel("IVIE, % of the price a year");
  await expect(rate).toBeHidden();
  await expect(ivie).toBeHidden();
  await page.getByLabel("Taxes in Italy").selectOption("yes");
  await expect(ivie).toBeVisible();
  for (const field of [rate, ivie])
    await expect(field.locator("xpath=..")).not.toContainText("optional");
  await page.getByRole("button", { name: "Work it out" }).click();
  const error = page.getByRole("link", { name: /^Your top IRPEF rate/ });
  await expect(error).toBeVisible();
  // The visitor may have closed it.
  await further.click();
  await expect(rate).toBeHidden();
  await error.click();
  await expect(rate).toBeInViewport({ ratio: 1 });
  await expect(rate).toBeFocused();
  // A rate with an error is not asked either once the taxes are not counted.
  await page.getByLabel("Taxes in Italy").selectOption("no");
  await expect(rate).toBeHidden();
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("the plan has no accessibility violations, and fits 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(withFigures({ italy: "yes", irpef: "43", currency: "EUR" }));
  // What opens has lines that open, too.
  await page
    .locator("main details")
    .evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
  expect(await axeViolations(page)).toEqual([]);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  // One home has a column each for what is paid and received.
  await page.goto(
    `/it${path}?home1=own-finished&price1=1500000&rent1=90000&service1=15000&management=8&start=2026-12`,
  );
  await page.getByText("Tutti i movimenti per trimestre").click();
  expect(await width()).toBeLessThanOrEqual(320);
});
