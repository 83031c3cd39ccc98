import { useSyncExternalStore } from "react";
import { useLocation, useMatches, useRouteError } from "react-router";
import { headerPaths, offPlanPath } from "~/content/paths";
import { InvestmentMenu, DisclosureMenu } from "~/features/invest/investment-menu";
import { sitePath } from "~/locale";
import { ActionLink } from "~/ui/action";
import { NavigationLink } from "~/ui/site-link";
import { LanguageSwitch } from "./language-switch";
import type { LayoutData } from "./layout.server";
import { type InertPage, MobileMenu, Wordmark } from "./mobile-menu";

/** The header turns opaque after so many CSS pixels. */
const opaqueAfter = 50;

/** The `handle` of routes whose first picture extends under the header. */
interface HeaderHandle {
  headerOverPicture?: boolean;
}

/** Whether the page begins with a picture under the header. An error page does not. */
export function useHeaderOverPicture() {
  const matches = useMatches();
  const failed = Boolean(useRouteError());
  return (
    !failed && matches.some(({ handle }) => (handle as HeaderHandle | undefined)?.headerOverPicture)
  );
}

/** Whether the dropdown links to the page. */
const isOffPlan = (pathname: string) => /^\/(invest|off-plan)(\/|$)/.test(sitePath(pathname));

function subscribe(onScroll: () => void) {
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
}

/**
 * Whether the page is scrolled by more than so many pixels.
 *
 * @param distance in CSS pixels
 */
function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  );
}

interface HeaderProps {
  layout: LayoutData;
  page: InertPage;
  /** Whether the next page is loading: a line runs under the header. */
  isNavigating: boolean;
}

export function Header({ layout, page, isNavigating }: HeaderProps) {
  const scrolled = useScrolledPast(opaqueAfter);
  const overPicture = useHeaderOverPicture();
  const { pathname } = useLocation();
  const { navigation, investments, language } = layout;
  return (
    <header
      className="site-header"
      data-scrolled={scrolled}
      data-over-picture={overPicture}
      data-navigating={isNavigating}
    >
      <div className="page flex min-h-(--header-height) flex-wrap items-center justify-between gap-x-6">
        <Wordmark />
        <nav
          aria-label={navigation.main}
          className="header-links flex items-center justify-between max-lg:hidden"
        >
          {headerPaths.beforeDropdown.map((path) => (
            <NavigationLink key={path} to={path}>
              {navigation.links[path]}
            </NavigationLink>
          ))}
          <DisclosureMenu
            label={navigation.dropdown}
            buttonClassName={`nav-link ${isOffPlan(pathname) ? "nav-link-current" : ""}`}
            panelClassName="header-panel"
          >
            {(close) => (
              <>
                <NavigationLink
                  to={offPlanPath}
                  onClick={close}
                  className="nav-link display text-title-4"
                >
                  {navigation.allProjects}
                </NavigationLink>
                <InvestmentMenu {...investments} onChoose={close} />
                <div className="flex gap-x-8 rule-t">
                  {[headerPaths.rent, ...headerPaths.more].map((path) => (
                    <NavigationLink
                      key={path}
                      to={path}
                      onClick={close}
                      className="nav-link text-small"
                    >
                      {navigation.links[path]}
                    </NavigationLink>
                  ))}
                </div>
              </>
            )}
          </DisclosureMenu>
          {headerPaths.afterDropdown.map((path) => (
            <NavigationLink key={path} to={path}>
              {navigation.links[path]}
            </NavigationLink>
          ))}
          <LanguageSwitch label={language.switch} among="others" />
          <ActionLink variant="outline" to={headerPaths.contact}>
            {navigation.links[headerPaths.contact]}
          </ActionLink>
        </nav>
        <MobileMenu layout={layout} page={page} />
      </div>
    </header>
  );
}
