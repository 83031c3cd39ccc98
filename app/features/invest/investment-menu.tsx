import {
  type ReactNode,
  useId,
  type FocusEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useMessages } from "~/hooks/use-messages";
import type { InvestmentPageLink } from "~/listings/investment-page-links";
import { Picture } from "~/pictures/picture";
import { PictureNote } from "~/ui/pictures-note";
import { NavigationLink } from "~/ui/site-link";

/** Delays of the pointer before the menu opens and closes, in ms. */
const delays = { open: 120, close: 350 };

/**
 * The behaviour of a disclosure that also reacts to hovering: it opens 120 ms after a mouse enters, closes
 * 350 ms after it leaves, toggles on click, and closes on Escape (the focus returns to its button), on a
 * click outside, and when the focus leaves. As WCAG 1.4.13 requires, it stays open while the pointer is
 * over its content.
 *
 * @returns whether it is open, and the props of its root and its button
 */
function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = useCallback((next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  }, []);

  const follow = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, next ? delays.open : delays.close, next);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      settle(false);
    };
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) settle(false);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [open, settle]);

  return {
    open,
    close: () => settle(false),
    root: {
      ref: root,
      onPointerEnter: follow(true),
      onPointerLeave: follow(false),
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          settle(false);
      },
    },
    button: { ref: button, "aria-expanded": open, onClick: () => settle(!open) },
  };
}

interface DisclosureMenuProps {
  label: ReactNode;
  buttonClassName: string;
  panelClassName: string;
  /** The content: links. `close` is called when one is chosen. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a menu of links: the header's dropdown and the INVEST menu of the home page. */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const { label, buttonClassName, panelClassName, children } = props;
  const id = useId();
  const menu = useHoverMenu();
  return (
    <div className="disclosure relative" {...menu.root}>
      <button type="button" className={buttonClassName} aria-controls={id} {...menu.button}>
        {label}
      </button>
      <div id={id} className={`disclosure-panel ${panelClassName}`} data-open={menu.open}>
        {children(menu.close)}
      </div>
    </div>
  );
}

export interface InvestmentMenuProps {
  pages: readonly InvestmentPageLink[];
  onChoose: () => void;
}

export function InvestmentMenu({ pages, onChoose }: InvestmentMenuProps) {
  const { forPicture } = useMessages("pictureNotes");
  return (
    <div className="investment-links relative">
      <ul>
        {pages.map(({ title, line, to, picture }) => (
          <li key={to} className="not-last:rule-b">
            <NavigationLink to={to} onClick={onChoose} className="investment-link block py-3.5">
              <span className="block display text-title-4">{title}</span>
              <span className="block text-small quiet">{line}</span>
              <Picture picture={picture} sizes="200px" className="investment-picture" />
            </NavigationLink>
          </li>
        ))}
      </ul>
      <PictureNote className="investment-note">{forPicture}</PictureNote>
    </div>
  );
}
