import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { everyPage, everyTranslation } from "../../browser/support/addresses.ts";
import { leadsOf } from "../../browser/support/leads.ts";
import type { Engine } from "./engine.ts";
import { ReverseProxy } from "./reverse-proxy.ts";
import { button, type Target, Visitor } from "./visitor.ts";

const menuButton: Target = { css: ".site-header > div button[aria-haspopup=dialog]" };
const dropdown: Target = { css: "header .disclosure > button" };
const theme: Target = { css: 'header .disclosure a[href="/invest/cash-flow"]' };
const notices = ".toasts";
const form = "form[aria-label][novalidate]";
const submit: Target = { css: `${form} [type=submit]` };
const enteredName = () =>
  document.querySelector<HTMLInputElement>("form[aria-label][novalidate] [name=name]")?.value;
/** The current slide of a carousel, from its label. */
const counter = (text: string): Target => ({ css: "main .carousel-controls p", name: text });

const path = () => location.pathname;
const savedProperties = () => {
  const link = document.querySelector(".site-header nav [href='/shortlist']");
  return link?.checkVisibility() ? getComputedStyle(link, "::after").content : "none";
};
const comparedProperties = () =>
  [...document.querySelectorAll("thead a")].map((link) => link.textContent).join(", ");
const pageIsInert = () => document.querySelector("main")?.inert;

function shownSlide() {
  const view = document.querySelector(".carousel-view")!;
  const { x, y, width, height } = view.getBoundingClientRect();
  const inMiddle = document.elementsFromPoint(x + width / 2, y + height / 2);
  const slide = inMiddle.find((element) => element.matches(".carousel-slide"));
  return slide?.ariaLabel;
}

async function scrollThroughPage() {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
}

interface Knowledge {
  popovers: boolean;
  older?: boolean;
}

/** The timeout of the walk through all pages, in ms. */
const walkLimit = 600_000;

/** The console messages of a missing page: the browser's and the router's. */
const ofMissingPage = /\/no-such-page 404$|Page not found: \/\S*no-such-page$/;

/** Whether journeys run on which engines hardly differ. */
const isNightly = process.env["ALL_PAGES"] === "1";

export function journeys(
  open: () => Promise<Engine>,
  { popovers, older = false }: Knowledge,
): void {
  describe("a visitor", () => {
    const proxy = new ReverseProxy(inject("site"));
    let engine: Engine;
    let visitor: Visitor;

    beforeAll(async () => {
      await proxy.open();
      engine = await open();
      visitor = new Visitor(engine, proxy.origin);
    });
    afterAll(async () => {
      await engine.close();
      proxy.close();
    });

    /** Leaves the last page first, because resizing a loading page causes errors. */
    const resize = async (width: number, height: number) => {
      await engine.go("about:blank");
      await engine.takeConsoleMessages();
      await engine.resize(width, height);
    };
    const onDesktop = () => resize(1280, 800);
    const onPhone = () => resize(390, 844);

    // First, before the browser caches Swiper.
    test("scrolls through the pictures if Swiper cannot be loaded", async () => {
      await onDesktop();
      proxy.answer("/assets/swiper", { status: 503, type: "text/plain", body: "" });
      await visitor.open("/off-plan/velos");
      for (const slide of ["2 of 10", "3 of 10"]) {
        await visitor.press(button("Next slide"));
        await visitor.waitForResult(shownSlide, slide);
      }
      await visitor.press(button("Go to slide 1 of 10"));
      await visitor.waitForResult(shownSlide, "1 of 10");
      await visitor.press(button("Previous slide"));
      await visitor.waitForResult(shownSlide, "10 of 10");
      await visitor.waitForHidden({ css: ".swiper-initialized" });
      // The console reports the failed request.
      expect(await engine.takeConsoleMessages()).not.toEqual([]);
      proxy.reset();
    });

    test("opens the dropdown by pointing at it, and by key", async () => {
      await onDesktop();
      await visitor.open("/buy");
      await visitor.waitForHidden(theme);
      await visitor.pointAt(dropdown);
      await visitor.waitForVisible(theme);
      await engine.point(600, 700);
      await visitor.waitForHidden(theme);
      await visitor.pressByKey(dropdown, "Enter");
      await visitor.waitForVisible(theme);
      await engine.press("Escape");
      await visitor.waitForHidden(theme);
      await visitor.waitForResult(
        () => document.activeElement?.matches("header .disclosure > button"),
        true,
      );
      await engine.press("Enter");
      await visitor.press(theme);
      await visitor.waitForResult(path, "/invest/cash-flow");
      await visitor.waitForHidden(theme);
      expect(await engine.takeConsoleMessages()).toEqual([]);
    });

    test("opens the menu on a phone, closes it, and follows a link", async () => {
      await onPhone();
      await visitor.open("/buy");
      await visitor.press(menuButton);
      const services: Target = { css: '#menu a[href="/services"]' };
      await visitor.waitForVisible(services);
      await visitor.waitForResult(() => document.activeElement?.closest("dialog")?.id, "menu");
      // Without popovers the menu is a modal dialog, which has no expanded state.
      await visitor.waitForResult(pageIsInert, popovers);
      await engine.press("Escape");
      await visitor.waitForHidden(services);
      await visitor.waitForResult(pageIsInert, false);
      await visitor.waitForResult(
        () => document.activeElement?.getAttribute("aria-haspopup"),
        "dialog",
      );
      await visitor.press(menuButton);
      await visitor.press(services);
      await visitor.waitForResult(path, "/services");
      await visitor.waitForHidden(services);
      await visitor.waitForResult(() => document.activeElement?.id, "content");
      await engine.evaluate(() => history.back());
      await visitor.waitForResult(path, "/buy");
      expect(await engine.takeConsoleMessages()).toEqual([]);
    });

    test("goes through the pictures of a project with its arrows", async () => {
      await onDesktop();
      await visitor.open("/off-plan/velos");
      await visitor.waitForVisible({ css: ".swiper-initialized" });
      await visitor.press(button("Previous slide"));
      await visitor.waitForVisible(counter("10 / 10"));
      await visitor.waitForResult(shownSlide, "10 of 10");
      await visitor.press(button("Next slide"));
      await visitor.waitForVisible(counter("1 / 10"));
      await visitor.waitForResult(shownSlide, "1 of 10");
      await visitor.press(button("Go to slide 6 of 10"));
      await visitor.waitForResult(shownSlide, "6 of 10");
      expect(await engine.takeConsoleMessages()).toEqual([]);
    });

    test("views the pictures on the whole screen by keyboard, and returns", async () => {
      await onDesktop();
      await visitor.open("/property/ontario-tower");
      await visitor.pressByKey({ css: ".property-gallery a" }, "Enter");
      await visitor.waitForVisible({ css: "dialog.viewer .swiper-initialized" });
      await engine.press("ArrowRight");
      await visitor.waitForVisible({ css: "dialog.viewer .carousel-controls p", name: "2 / 10" });
      await engine.press("Escape");
      await visitor.waitForHidden({ css: "dialog.viewer" });
      await visitor.waitForResult(
        () => document.activeElement?.matches(".property-gallery a"),
        true,
      );
      expect(await engine.takeConsoleMessages()).toEqual([]);
    });

    test("opens the form in a dialog, which receives and returns the focus", async () => {
      await onDesktop();
      await visitor.open("/property/al-soufuh-apartment");
      await visitor.press(button("Request Viewing"));
      await visitor.waitForVisible({ css: "dialog[open] h2", name: "Request a Viewing" });
      await visitor.waitForResult(() => document.activeElement?.getAttribute("name"), "name");
      await engine.press("Escape");
      await visitor.waitForHidden({ css: "dialog.dialog h2" });
      await visitor.waitForResult(() => document.activeElement?.textContent, "Request Viewing");
      expect(await engine.takeConsoleMessages()).toEqual([]);
    });

    test("filters the list on a phone, in a sheet if supported", async () => {
      const field: Target = { css: "#filter-max" };
      const opener = button("Filters");
      await onPhone();
      await visitor.open("/buy");
      if (popovers) {
        await visitor.waitForHidden(field);
        await visitor.press(opener);
      } else {
        await visitor.waitForVisible(field);
        await visitor.waitForHidden(opener);
      }
      await visitor.fill(field.css, "100,000");
      await visitor.press({ css: ".filter-submit" });
      await visitor.waitForVisible({ css: "h2", name: "Showing 1 property" });
      if (popovers) await visitor.waitForHidden(field);
      expect(await engine.takeConsoleMessages()).toEqual([]);
    });

    test("requests a viewing, reads that it failed, retries, and the staff have it", async () => {
      await onDesktop();
      await visitor.open("/property/ontario-tower");
      await visitor.waitForVisible({ css: `${form} [name=email]` });
      await visitor.press(submit);
      await visitor.waitForVisible({ css: `${form} [aria-invalid=true]` });
      const email = `${randomUUID()}@example.it`;
      await visitor.fill(`${form} [name=name]`, "Giulia Ferrari");
      await visitor.fill(`${form} [name=email]`, email);
      await visitor.fill(`${form} [name=phone]`, "+39 02 1234 567");
      expect(await engine.takeConsoleMessages()).toEqual([]);

      proxy.answer("/functions/v1/send-viewing-request", {
        status: 500,
        type: "application/json",
        body: JSON.stringify({ success: false, error: { code: "server_error", message: "" } }),
      });
      await visitor.press(submit);
      await visitor.waitForVisible({
        css: `${notices} [role=group]`,
        has: "Failed to send your request. Please try again.",
      });
      await visitor.waitForResult(enteredName, "Giulia Ferrari");
      proxy.reset();
      await engine.takeConsoleMessages();

      await visitor.press(submit);
      await visitor.waitForVisible({ css: `${notices} [role=group]`, has: "Request Sent!" });
      await visitor.waitForResult(enteredName, "");
      expect(leadsOf("viewing_requests", email, inject("state"))).toHaveLength(1);
      await visitor.press({ css: `${notices} button`, name: "Dismiss" });
      await visitor.waitForHidden({ css: notices, has: "Request Sent!" });
      expect(await engine.takeConsoleMessages()).toEqual([]);
    });

    test.runIf(isNightly)("saves two properties, compares them, and removes one", async () => {
      await onDesktop();
      await visitor.open("/buy");
      await visitor.waitForResult(savedProperties, "none");
      await visitor.press(button("Shortlist Ontario Tower"));
      await visitor.waitForVisible({ css: "[aria-pressed=true]", name: "Shortlist Ontario Tower" });
      await visitor.waitForResult(savedProperties, '"1"');
      await visitor.press(button("Shortlist Continental Tower"));
      await visitor.waitForResult(savedProperties, '"2"');
      await visitor.press({ css: ".site-header nav [href='/shortlist']" });
      await visitor.waitForResult(path, "/shortlist");
      await visitor.waitForResult(comparedProperties, "Ontario Tower, Continental Tower");
      await visitor.press(button("Remove Ontario Tower"));
      await visitor.waitForResult(comparedProperties, "Continental Tower");
      await visitor.waitForResult(savedProperties, '"1"');
      await visitor.press(button("Remove Continental Tower"));
      await visitor.waitForResult(savedProperties, "none");
      await visitor.waitForVisible({
        css: "main p",
        name: "There is nothing on your shortlist yet.",
      });
      expect(await engine.takeConsoleMessages()).toEqual([]);
    });

    test.runIf(isNightly && !older)(
      "opens every page without a message",
      async () => {
        await onDesktop();
        for (const address of [...everyPage, ...everyTranslation]) {
          await visitor.open(address);
          await engine.evaluate(scrollThroughPage);
          // Requests that a navigation aborts would be reported on the next page.
          await proxy.untilIdle();
          const messages = await engine.takeConsoleMessages();
          expect
            .soft(
              messages.filter((text) => !ofMissingPage.test(text)),
              address,
            )
            .toEqual([]);
        }
      },
      walkLimit,
    );

    test("reads Arabic, with the next picture at the left", async () => {
      await onDesktop();
      await visitor.open("/ar/off-plan/velos");
      await visitor.waitForVisible({ css: ".swiper-initialized" });
      const [before, after] = await engine.evaluate(() =>
        [...document.querySelectorAll(".carousel-step")].map(
          (step) => step.getBoundingClientRect().x,
        ),
      );
      expect(after).toBeLessThan(before ?? 0);
      await visitor.press({ css: ".carousel-step:last-child" });
      await visitor.waitForVisible(counter("2 من 10"));
      await visitor.pressByKey({ css: ".carousel-view" }, "ArrowLeft");
      await visitor.waitForVisible(counter("3 من 10"));
      await engine.press("ArrowRight");
      await visitor.waitForVisible(counter("2 من 10"));
      expect(await engine.takeConsoleMessages()).toEqual([]);
    });
  });
}
