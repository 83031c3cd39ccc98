import {
  type FocusEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";

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
export function useHoverMenu() {
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
