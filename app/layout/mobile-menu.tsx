import { type MouseEvent, useCallback, useEffect } from "react";
import { useLocation } from "react-router";
import { firmName } from "~/content/firm";
import { type HeaderPath, headerPaths, offPlanPath, homePath } from "~/content/paths";
import { ContactLine } from "~/features/enquiries/contact-bar";
import { optional } from "~/hooks/optional";
import { ActionLink } from "~/ui/action";
import { NavigationLink, SiteLink } from "~/ui/site-link";
import { LanguageSwitch } from "./language-switch";
import type { LayoutData } from "./layout.server";

const id = "menu";

/** The buttons that open and close the menu. */
const toggleClasses =
  "min-h-11 cursor-pointer px-1 underline decoration-1 underline-offset-[0.45em]";

/** Whether the page behind the menu is inert. */
export interface InertPage {
  /** Whether the menu is open over the page that is shown. */
  inert: boolean;
  /** Called with the path of the page that the menu covers; undefined or false when the menu is closed. */
  setCoveredPath: (pathname?: string | false) => void;
}

const findMenu = () => document.querySelector<HTMLDialogElement>(`#${id}`);
const takeFocus = () => findMenu()?.querySelector("button")?.focus();

/** Opens the menu in browsers without popovers (Firefox before 125), as a modal dialog. */
function open({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  // Safari does not focus a clicked button, to which the menu returns the focus.
  currentTarget.focus();
  if (findMenu()?.togglePopover) return;
  findMenu()?.showModal();
  takeFocus();
}

function close() {
  findMenu()?.togglePopover?.(false);
  findMenu()?.close();
}

/**
 * Closes the menu on navigation, and when the window grows too wide for it.
 *
 * The page becomes inert after the menu is painted, and active after it begins to fade out: changing
 * `inert` recalculates the styles of the whole page, which on a slow phone takes longer than the menu.
 *
 * @param desktopQuery the media condition under which there is no menu
 * @returns a function to call when the menu has been opened or closed
 */
function useMenu(desktopQuery: string, setCoveredPath: InertPage["setCoveredPath"]) {
  const { pathname } = useLocation();
  const updateInert = useCallback(() => {
    const painted = () => {
      // Inside `:is()`, an unknown selector matches nothing and does not throw.
      const isOpen = findMenu()?.matches(":is(:popover-open)");
      setCoveredPath(isOpen && pathname);
      // WebKit does not focus elements that were hidden (seen in 2.50).
      if (isOpen && !findMenu()?.matches(":focus-within")) takeFocus();
    };
    requestAnimationFrame(() => setTimeout(painted));
  }, [pathname, setCoveredPath]);

  useEffect(() => {
    // It may have been opened before the page was hydrated.
    updateInert();
    const wide = matchMedia(desktopQuery);
    if (wide.matches) close();
    optional(() => wide.addEventListener("change", close));
    return () => {
      optional(() => wide.removeEventListener("change", close));
      close();
    };
  }, [desktopQuery, updateInert]);

  return updateInert;
}

/** The menu of small screens: a full-screen dialog, which Escape closes. It needs no JavaScript. */
export function MobileMenu({ layout, page }: { layout: LayoutData; page: InertPage }) {
  const { navigation, investments, language } = layout;
  const updateInert = useMenu("(width >= 64rem)", page.setCoveredPath);
  const links = (paths: readonly HeaderPath[]) =>
    paths.map((path) => (
      <li key={path} className="rule-b">
        <NavigationLink to={path} onClick={close} className="menu-link display text-title-3">
          {navigation.links[path]}
        </NavigationLink>
      </li>
    ));
  return (
    <div className="header-menu flex items-center justify-between gap-x-5 lg:hidden">
      <NavigationLink to={headerPaths.shortlist}>
        {navigation.links[headerPaths.shortlist]}
      </NavigationLink>
      <button
        type="button"
        className={toggleClasses}
        aria-haspopup="dialog"
        popoverTarget={id}
        onClick={open}
      >
        {navigation.menu}
      </button>
      <dialog
        id={id}
        popover="auto"
        className="mobile-menu"
        aria-label={navigation.menu}
        aria-modal={page.inert || undefined}
        onToggle={updateInert}
      >
        <div className="page flex min-h-full flex-col pb-8">
          {/* First, so that the focus starts where the visitor has just been: on a link it would
              fetch that link's page. */}
          <div className="mobile-menu-top flex h-(--header-height) flex-row-reverse items-center justify-between">
            <button
              type="button"
              className={toggleClasses}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={close}
            >
              {navigation.close}
            </button>
            <Wordmark />
          </div>
          <nav aria-label={navigation.main}>
            <ul>
              {links(headerPaths.beforeDropdown)}
              <li className="rule-b">
                {/* Folded, so that all links of the header are in the first screen. */}
                <details>
                  <summary className="py-2 display text-title-3">{navigation.dropdown}</summary>
                  <NavigationLink to={offPlanPath} onClick={close} className="menu-link">
                    {navigation.allProjects}
                  </NavigationLink>
                  <ul>
                    {investments.pages.map(({ to, title, line }) => (
                      <li key={to}>
                        <NavigationLink to={to} onClick={close} className="menu-link">
                          {title}
                        </NavigationLink>
                        <p className="-mt-2 pb-2 text-small quiet">{line}</p>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
              {links(headerPaths.afterDropdown)}
              {links([headerPaths.rent])}
            </ul>
            <div className="mt-3 flex flex-wrap gap-x-6">
              {headerPaths.more.map((path) => (
                <NavigationLink key={path} to={path} onClick={close} className="menu-link">
                  {navigation.links[path]}
                </NavigationLink>
              ))}
            </div>
            <ActionLink to={headerPaths.contact} onClick={close} className="mt-4 mb-1 w-full">
              {navigation.links[headerPaths.contact]}
            </ActionLink>
            <ContactLine contact={layout.contact} />
            <LanguageSwitch label={language.switch} among="all" onChoose={close} />
          </nav>
        </div>
      </dialog>
    </div>
  );
}

export function Wordmark() {
  return (
    <SiteLink to={homePath} className="wordmark text-title-4">
      <span>{firmName}</span>
    </SiteLink>
  );
}
