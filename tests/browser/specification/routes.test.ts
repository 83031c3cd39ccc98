import { expect } from "playwright/test";
import { screens } from "../support/addresses.ts";
import { test } from "../support/fixtures.ts";

test("every route has its page, with the shared header and footer", async ({ html }) => {
  for (const [address, screen] of Object.entries(screens)) {
    const page = await html(address);
    for (const part of ["header.site-header", "footer", "h1"])
      expect.soft(page.querySelectorAll(part), `${address}: ${part}`).toHaveLength(1);
    const [name = ""] = screen.split(/ detail|,| listings| overview| apartment/);
    const title = page.querySelector("title")?.text;
    expect.soft(title, address).toMatch(address === "/" ? /Orizzonte/ : new RegExp(name, "i"));
  }
  const villa = await html("/property/luxury-beachfront-villa");
  expect(villa.querySelector("h1")?.text).toBe("Luxury Beachfront Villa");
});

test("any other path is the 404 page", async ({ get }) => {
  for (const path of [
    "/admin",
    "/buy/more",
    "/off-plan/no-such-project",
    "/invest",
    "/property",
    "/property/no-such-home",
    "/journal/no-such-article",
    "/areas/no-such-area",
    "/index.php",
  ])
    expect((await get(path)).status, path).toBe(404);
});
