import { type MouseEvent, useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { SitePath } from "~/locale";
import type { ShellData } from "~/shell-data";
import { ActionLink } from "~/ui/action";
import { NavigationLink } from "~/ui/site-link";
import { LanguageSwitch } from "./language-switch";
import { Wordmark } from "./wordmark";

const id = "menu";

/**
 * What a press of a button does to the menu: by itself before the page is hydrated, where the browser
 * knows these attributes, and by script from then on. React's types do not know them yet.
 */
const onPress = (command: "show-modal" | "close", run: () => void) => ({
  command,
  commandfor: id,
  onClick(event: MouseEvent) {
    event.preventDefault();
    run();
  },
});

/**
 * A menu in a modal dialog. It closes when another page comes, also by the browser's back button,
 * and when the screen grows past the width that the menu is for: a modal dialog that is not shown
 * would still hold the page behind it.
 *
 * @param outgrown a media condition under which there is no menu
 * @returns the dialog's ref, and what opens and closes it
 */
function useMenuDialog(outgrown: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const close = useCallback(() => dialog.current?.close(), []);
  const open = () => {
    dialog.current?.showModal();
    // In WebKit the dialog gives no focus to what was hidden until now (seen in 2.50).
    dialog.current?.querySelector("button")?.focus();
  };

  // On leaving a page, not on coming to one: a menu that was opened before the page was hydrated stays.
  useEffect(() => close, [pathname, close]);
  useEffect(() => {
    const wide = matchMedia(outgrown);
    if (wide.matches) close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [outgrown, close]);

  return { dialog, open, close };
}

/**
 * The menu of small screens. It is a modal dialog, so that the platform holds the focus in it and
 * Escape closes it; without JavaScript its links stand open under the header.
 */
export function MobileMenu({ shell }: { shell: ShellData }) {
  const { navigation, investmentPages, company, words } = shell;
  const { dialog, open, close } = useMenuDialog("(width >= 64rem)");
  const links = (items: readonly { to: SitePath; title: string }[]) =>
    items.map((link) => (
      <li key={link.to} className="rule-b">
        <NavigationLink to={link.to} onClick={close} className="menu-link display text-title-3">
          {link.title}
        </NavigationLink>
      </li>
    ));
  return (
    <div className="flex items-center gap-x-5 lg:hidden">
      <NavigationLink to={navigation.shortlist.to}>{navigation.shortlist.title}</NavigationLink>
      <button
        type="button"
        className="menu-toggle"
        aria-haspopup="dialog"
        {...onPress("show-modal", open)}
      >
        {navigation.menu}
      </button>
      <dialog
        ref={dialog}
        id={id}
        className="mobile-menu"
        aria-label={navigation.menu}
        closedby="any"
      >
        <div className="page flex min-h-full flex-col pb-8">
          {/* First, so that the focus starts where the visitor has just been: on a link it would
              fetch that link's page. */}
          <div className="mobile-menu-top flex h-(--header-height) flex-row-reverse items-center justify-between">
            <button type="button" className="menu-toggle" {...onPress("close", close)}>
              {navigation.close}
            </button>
            <Wordmark name={company.name} />
          </div>
          <nav aria-label={navigation.main}>
            <ul>
              {links(navigation.beforeDropdown)}
              <li className="py-3 rule-b">
                <p className="pt-1 eyebrow">{navigation.dropdown}</p>
                <ul className="pt-1">
                  {investmentPages.map(({ to, title }) => (
                    <li key={to}>
                      <NavigationLink to={to} onClick={close} className="menu-link">
                        {title}
                      </NavigationLink>
                    </li>
                  ))}
                </ul>
              </li>
              {links(navigation.afterDropdown)}
            </ul>
            <ActionLink to={navigation.contact.to} onClick={close} className="mt-8 w-full">
              {navigation.contact.title}
            </ActionLink>
            <LanguageSwitch label={words.language.switch} among="all" onChoose={close} />
          </nav>
        </div>
      </dialog>
    </div>
  );
}
