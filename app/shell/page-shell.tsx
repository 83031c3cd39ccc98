import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useLocale } from "~/hooks/use-locale";
import { putOfferAway, useOfferedLocale } from "~/hooks/use-offered-locale";
import { useReveal } from "~/hooks/use-reveal";
import type { ShellData } from "~/shell-data";
import { Footer } from "./footer";
import { Header, useHeaderOverPicture } from "./header";

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

/** What stands around every page: skip link, header, footer, and the announcement of a new page. */
export function PageShell({ shell, children }: PageShellProps) {
  const announcement = useRouteAnnouncement();
  const overPicture = useHeaderOverPicture();
  const offered = useOfferedLocale(useLocale());
  useReveal();
  return (
    <>
      <a href={`#${contentId}`} className="skip-link">
        {shell.navigation.skip}
      </a>
      <Header shell={shell} />
      <main id={contentId} tabIndex={-1} className={overPicture ? "" : "pt-(--header-height)"}>
        {children}
      </main>
      <Footer shell={shell} />
      {offered && (
        <Suspense fallback={null}>
          <LanguageOffer offered={offered} onAnswer={putOfferAway} />
        </Suspense>
      )}
      <p aria-live="polite" aria-atomic className="sr-only">
        {announcement}
      </p>
    </>
  );
}
