import "./home-page.css";
import { useRef, type RefObject, useEffect } from "react";
import { optional } from "~/hooks/optional";
import { useMessages } from "~/hooks/use-messages";

interface WhatsappLinkProps {
  to: string;
}

/**
 * Sets `data-away` on a fixed element while it would cover content.
 *
 * @param element with `position: fixed`
 * @param covered a selector of the content that must not be covered
 */
function useHideOverContent(element: RefObject<HTMLElement | null>, covered: string) {
  useEffect(
    () =>
      optional(() => {
        let observer: IntersectionObserver | undefined;

        const watch = () => {
          const fixedElement = element.current;
          if (!fixedElement) return;
          observer?.disconnect();
          const { top, right, bottom, left } = fixedElement.getBoundingClientRect();
          const margins = [top, innerWidth - right, innerHeight - bottom, left];
          const coveredTargets = new Set<Element>();
          observer = new IntersectionObserver(
            (entries) => {
              for (const { target, isIntersecting } of entries) {
                if (isIntersecting) coveredTargets.add(target);
                else coveredTargets.delete(target);
              }
              fixedElement.toggleAttribute("data-away", coveredTargets.size > 0);
            },
            { rootMargin: margins.map((margin) => `${8 - Math.round(margin)}px`).join(" ") },
          );
          for (const target of document.querySelectorAll(covered))
            if (target !== fixedElement) observer.observe(target);
        };

        // Also called at once. Elements at the bottom of the window reserve space in the page and move this one
        // up.
        const bodyResizeObserver = new ResizeObserver(watch);
        bodyResizeObserver.observe(document.body, { box: "border-box" });
        window.addEventListener("resize", watch);
        return () => {
          bodyResizeObserver.disconnect();
          window.removeEventListener("resize", watch);
          observer?.disconnect();
        };
      }),
    [element, covered],
  );
}

/** The link to the WhatsApp chat in the corner of the window. It hides while it would cover content. */
export function WhatsappLink({ to }: WhatsappLinkProps) {
  const messages = useMessages("homePage").whatsapp;
  const link = useRef<HTMLAnchorElement>(null);
  useHideOverContent(
    link,
    "main :is(a, button, select, p, h1, h2, h3, dt, dd), footer :is(a, p, dt, dd)",
  );
  return (
    <a
      ref={link}
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className="whatsapp-link fixed inline-flex min-h-11 items-center bg-paper text-small text-ink"
    >
      {messages.chat}
      <span className="sr-only">: {messages.note}</span>
    </a>
  );
}
