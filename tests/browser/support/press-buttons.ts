import type { Page } from "playwright/test";

/** The functions that `watchChanges` adds to the page. */
interface Watch {
  /** Changes since the last press that a visitor or a screen reader could notice. */
  changes: number;
  frame: () => Promise<unknown>;
  /** Waits until the page is stable, and resets the count. */
  waitUntilStable: () => Promise<void>;
  /** Whether something changed within three seconds; code may have to be fetched first. */
  responded: () => Promise<boolean>;
  closeOverlays: () => Promise<void>;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** Counts all changes that a click can cause, on every page that is opened from now on. */
export const watchChanges = (page: Page) =>
  page.addInitScript(() => {
    const watch: Watch = {
      changes: 0,
      frame: () => new Promise(requestAnimationFrame),
      async waitUntilStable() {
        for (let before = Number.NaN; before !== watch.changes; await watch.frame())
          before = watch.changes;
        watch.changes = 0;
      },
      async responded() {
        const begun = performance.now();
        while (watch.changes === 0 && performance.now() - begun < 3_000) await watch.frame();
        return watch.changes > 0;
      },
      async closeOverlays() {
        const sheets = document.querySelectorAll<HTMLElement>("[popover=auto]:popover-open");
        for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog:modal"))
          dialog.close();
        for (const sheet of sheets) sheet.hidePopover();
        if (sheets.length === 0) return;
        // The page becomes inert, and active again, shortly after the menu opens and closes.
        await watch.waitUntilStable();
        while (document.querySelector("main[inert]")) await watch.frame();
      },
    };
    const count = () => {
      watch.changes += 1;
    };
    window.watch = watch;
    window.print = count;
    for (const event of ["toggle", "scroll", "focusin"])
      addEventListener(event, count, { capture: true });
    // The head has preloads only, which are not visible.
    const what = { attributes: true, characterData: true, childList: true, subtree: true };
    addEventListener("DOMContentLoaded", () => {
      new MutationObserver(count).observe(document.body, what);
    });
  });

export interface Press {
  /** The button's index among all buttons of the page. */
  index: number;
  name: string;
  hasNoEffect: boolean;
}

/**
 * Presses the visible buttons one after the other, up to the first that leads to another address, and
 * closes dialogs and popovers. Of the dots of a carousel, the first and the last are pressed.
 */
const pressOn = (page: Page, from: number) =>
  page.evaluate(async (first) => {
    const { frame, waitUntilStable, responded, closeOverlays } = window.watch;
    const address = location.href;
    const presses: Press[] = [];
    for (const [index, button] of [...document.querySelectorAll("button")].entries()) {
      const isInnerDot = button.matches(".carousel-dots > :not(:first-child, :last-child)");
      const isVisible = button.checkVisibility({ visibilityProperty: true });
      if (index < first || isInnerDot || !isVisible || button.closest("[inert], dialog, [popover]"))
        continue;
      // A carousel is initialised when it is near.
      button.scrollIntoView({ block: "nearest", behavior: "instant" });
      await frame();
      await waitUntilStable();
      // The dot of the current slide changes nothing: another slide is chosen first.
      if (button.ariaCurrent === "true") {
        button.parentElement?.querySelector<HTMLElement>("button:not([aria-current])")?.click();
        await responded();
        await waitUntilStable();
      }
      button.click();
      const hasNoEffect = !(await responded());
      presses.push({ index, name: button.ariaLabel || button.textContent, hasNoEffect });
      await frame();
      if (location.href !== address) break;
      await closeOverlays();
    }
    return presses;
  }, from);

/** Presses every visible button of a page. */
export async function pressEveryButton(page: Page, open: () => Promise<void>): Promise<Press[]> {
  const presses: Press[] = [];
  for (let from = 0; ;) {
    await open();
    const made = await pressOn(page, from);
    presses.push(...made);
    const last = made.at(-1);
    if (!last) return presses;
    from = last.index + 1;
  }
}
