import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useLocale } from "~/hooks/use-locale";
import { putOfferAway, useOfferedLocale } from "~/hooks/use-offered-locale";
import { useReveal } from "~/hooks/use-reveal";
import type { ShellData } from "~/shell-data";
import { Footer } from "./footer";
import { Header, useHeaderOverPicture } from "./header";
import type { HeldPage } from "./mobile-menu";

/**
 * Few visitors see it, and it has words of every language: nobody else fetches it. Where its code does
 * not arrive, the page goes on without it.
 */
const LanguageOffer = lazy(async () => {
  try {
    return { default: (await import("./language-offer")).LanguageOffer };
  } catch {
    return { default: () => <></> };
  }
});

const contentId = "content";

interface PageShellProps {
  shell: ShellData;
  children: ReactNode;
}

/**
 * Tells a screen reader that another page has come: gives its title for a live region, and moves
 * the focus to the page's content. A change of the address's query is not another page.
 *
 * @returns the new page's title, "" on the first page
 */
function useRouteAnnouncement(): string {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (!hash) document.querySelector<HTMLElement>(`#${contentId}`)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return title;
}

/**
 * Nothing of a page can be reached while the menu is open over it. The next page is free from its first
 * moment, so that it takes the focus.
 */
function useHeldPage(): HeldPage {
  const { pathname } = useLocation();
  const [heldPath, hold] = useState<string | false>();
  return { held: heldPath === pathname, hold };
}

/**
 * Brings a field that gets the focus into the window as a whole, its label included: a browser brings
 * the line of its caret alone. A field that is pressed stays where it is.
 */
function useFieldsInView() {
  useEffect(() => {
    function show({ target }: FocusEvent) {
      const isField =
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement;
      if (!isField || target.matches(":active")) return;
      target.labels?.[0]?.scrollIntoView({ block: "nearest" });
      target.scrollIntoView({ block: "nearest" });
    }
    document.addEventListener("focusin", show);
    return () => document.removeEventListener("focusin", show);
  }, []);
}

/** What stands around every page: skip link, header, footer, and the announcement of a new page. */
export function PageShell({ shell, children }: PageShellProps) {
  const announcement = useRouteAnnouncement();
  const overPicture = useHeaderOverPicture();
  const offered = useOfferedLocale(useLocale());
  const page = useHeldPage();
  useReveal();
  useFieldsInView();
  return (
    <>
      <a href={`#${contentId}`} className="skip-link" inert={page.held}>
        {shell.navigation.skip}
      </a>
      <Header shell={shell} page={page} />
      <main
        id={contentId}
        tabIndex={-1}
        className={overPicture ? "" : "pt-(--header-height)"}
        inert={page.held}
      >
        {children}
      </main>
      <Footer shell={shell} inert={page.held} />
      {offered && (
        <Suspense fallback={null}>
          <LanguageOffer offered={offered} inert={page.held} onAnswer={putOfferAway} />
        </Suspense>
      )}
      <p aria-live="polite" aria-atomic className="sr-only">
        {announcement}
      </p>
    </>
  );
}
