import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import {
  NavigationType,
  useLocation,
  useMatches,
  useNavigationType,
  useRouteError,
} from "react-router";
import { headerPaths } from "~/content/paths";
import { useCounts } from "~/features/counts/use-counts";
import { ContactBar } from "~/features/enquiries/contact-bar";
import { TurnstileSiteKey } from "~/features/enquiries/use-turnstile";
import { optional } from "~/hooks/optional";
import { useLocale } from "~/hooks/use-messages";
import { dismissLanguageOffer, useOfferedLocale } from "~/hooks/use-offered-locale";
import { ActionLink } from "~/ui/action";
import { useIsNavigating, useIsWaitingForConnection } from "./connection";
import { Footer } from "./footer";
import { Header, useHeaderOverPicture } from "./header";
import type { LayoutData } from "./layout.server";
import type { InertPage } from "./mobile-menu";

/** @returns the cleanup function */
function revealOnScroll() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute("data-reveal", "seen");
        observer.unobserve(target);
      }
    },
    { rootMargin: "0px 0px -8% 0px" },
  );
  // All positions are read before any style is written, to avoid forced layouts.
  const below = [...document.querySelectorAll("[data-reveal]")].filter(
    (element) => element.getBoundingClientRect().top >= innerHeight,
  );
  for (const element of below) {
    element.setAttribute("data-reveal", "waiting");
    observer.observe(element);
  }
  return () => {
    observer.disconnect();
    for (const element of document.querySelectorAll("[data-reveal='waiting']"))
      element.setAttribute("data-reveal", "seen");
  };
}

/**
 * Animates elements with `data-reveal` when they first scroll into view. Only elements below the first
 * screen are hidden before, so that nothing flickers and the page works without this script. With reduced
 * motion it does nothing.
 */
function useReveal() {
  const { pathname } = useLocation();
  useEffect(() => optional(revealOnScroll), [pathname]);
}

/** Lazy, because few visitors see it. If its code cannot be loaded, the page works without it. */
const LanguageOffer = lazy(() =>
  import("./language-offer").then(
    (module) => ({ default: module.LanguageOffer }),
    () => ({ default: () => <></> }),
  ),
);

const contentId = "content";

interface PageLayoutProps {
  layout: LayoutData;
  children: ReactNode;
}

/**
 * Announces a navigation to screen readers: returns the new title for a live region, and moves the focus to
 * the target of the fragment, after Back to the link to the page that was left, otherwise to the page's
 * content. A change of the query is not a navigation.
 *
 * @returns the new page's title; "" on the first page
 */
function useRouteAnnouncement(): string {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(location);
  const [title, setTitle] = useState("");
  useEffect(() => {
    const left = shown.current.pathname;
    if (shown.current === location) return;
    shown.current = location;
    const { pathname, hash } = location;
    const focusContent = () => document.getElementById(contentId)?.focus({ preventScroll: true });
    if (left !== pathname) setTitle(document.title);
    if (hash || (isBack && left !== pathname))
      import("./move-focus").then(({ moveFocus }) => moveFocus(hash, left), focusContent);
    else if (left !== pathname) focusContent();
  }, [location, isBack]);
  return title;
}

/** A navigation that takes longer is announced, in ms. */
const slowAfter = 1_000;

/** Whether a navigation takes longer than most. */
function useIsSlow(isNavigating: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isNavigating) return undefined;
    const timer = setTimeout(setIsSlow, slowAfter, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isNavigating]);
  return isSlow;
}

/**
 * Makes a page inert while the menu covers it. The next page is not inert, so that it can take the focus.
 */
function useInertPage(): InertPage {
  const { pathname } = useLocation();
  const [coveredPath, setCoveredPath] = useState<string | false>();
  return { inert: coveredPath === pathname, setCoveredPath };
}

/**
 * Scrolls a focused field into view with its label: browsers scroll to the line of the caret only. A field
 * that is clicked does not move.
 */
function useFieldsInView() {
  useEffect(() => {
    function show({ target }: FocusEvent) {
      const field = target as HTMLInputElement;
      if (!field.matches(":is(input, select, textarea):not(:active)")) return;
      for (const part of [...(field.labels ?? []), field])
        part.scrollIntoView({ block: "nearest" });
    }
    document.addEventListener("focusin", show);
    return () => document.removeEventListener("focusin", show);
  }, []);
}

/** The `handle` of routes that have a ContactBar of their own, or phone and WhatsApp as their content. */
interface ContactHandle {
  hasContacts?: boolean;
}

/** Whether the layout adds a ContactBar. An error page has none. */
function useHasContactBar(): boolean {
  const matches = useMatches();
  const failed = Boolean(useRouteError());
  return (
    !failed && !matches.some(({ handle }) => (handle as ContactHandle | undefined)?.hasContacts)
  );
}

/** The layout of every page: skip link, header, footer, and a live region for navigations. */
export function PageLayout({ layout, children }: PageLayoutProps) {
  const announcement = useRouteAnnouncement();
  const overPicture = useHeaderOverPicture();
  const offered = useOfferedLocale(useLocale());
  const page = useInertPage();
  const hasContactBar = useHasContactBar();
  const isWaiting = useIsWaitingForConnection();
  const isNavigating = useIsNavigating();
  const isSlow = useIsSlow(isNavigating);
  useReveal();
  useFieldsInView();
  useCounts();
  return (
    <>
      <a href={`#${contentId}`} className="skip-link" inert={page.inert}>
        {layout.navigation.skip}
      </a>
      <Header layout={layout} page={page} isNavigating={isNavigating} />
      <main
        id={contentId}
        tabIndex={-1}
        className={`[outline:none] ${overPicture ? "" : "pt-(--header-height)"}`}
        inert={page.inert}
      >
        <TurnstileSiteKey value={layout.turnstileKey}>{children}</TurnstileSiteKey>
        {hasContactBar && <FirmContactBar layout={layout} />}
      </main>
      <Footer layout={layout} inert={page.inert} />
      {offered && (
        <Suspense fallback={null}>
          <LanguageOffer
            offered={offered}
            {...layout.languageOffers[offered]}
            inert={page.inert}
            onAnswer={dismissLanguageOffer}
          />
        </Suspense>
      )}
      <p
        role="status"
        className="fixed inset-x-0 bottom-0 z-40 bg-ink text-center text-small text-paper not-empty:p-4 print:hidden"
      >
        {isWaiting && layout.navigation.noConnection}
      </p>
      <p aria-live="polite" aria-atomic className="sr-only">
        {isSlow ? layout.navigation.loading : announcement}
      </p>
    </>
  );
}

/** The ContactBar of a page without a listing: it leads to the firm. */
export const FirmContactBar = ({ layout }: { layout: LayoutData }) => (
  <ContactBar contact={layout.contact}>
    <ActionLink to={headerPaths.contact}>{layout.navigation.links[headerPaths.contact]}</ActionLink>
  </ContactBar>
);
