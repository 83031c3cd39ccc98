import "./home-page.css";
import { useRef, type RefObject, useEffect } from "react";
import type { HomePageMessages } from "~/messages/en/home-page";

interface WhatsappLinkProps {
  messages: HomePageMessages["whatsapp"];
  /** The link to the chat. */
  to: string;
}

/**
 * Sets `data-away` on a fixed element while it would cover content.
 *
 * @param element with `position: fixed`
 * @param covered a selector of the content that must not be covered
 */
function useHideOverContent(element: RefObject<HTMLElement | null>, covered: string) {
  useEffect(() => {
    let observer: IntersectionObserver | undefined;

    const watch = () => {
      const own = element.current;
      if (!own) return;
      observer?.disconnect();
      const { top, right, bottom, left } = own.getBoundingClientRect();
      const margins = [top, innerWidth - right, innerHeight - bottom, left];
      const under = new Set<Element>();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) under.add(target);
            else under.delete(target);
          }
          own.toggleAttribute("data-away", under.size > 0);
        },
        { rootMargin: margins.map((margin) => `${8 - Math.round(margin)}px`).join(" ") },
      );
      for (const target of document.querySelectorAll(covered))
        if (target !== own) observer.observe(target);
    };

    // Also called at once. Elements at the bottom of the window reserve space in the page and move this one
    // up.
    const moved = new ResizeObserver(watch);
    moved.observe(document.body, { box: "border-box" });
    window.addEventListener("resize", watch);
    return () => {
      moved.disconnect();
      window.removeEventListener("resize", watch);
      observer?.disconnect();
    };
  }, [element, covered]);
}

/** The link to the WhatsApp chat in the corner of the window. It hides while it would cover content. */
export function WhatsappLink({ messages, to }: WhatsappLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useHideOverContent(
    link,
    "main :is(a, button, select, p, h1, h2, h3, dt, dd), footer :is(a, p, dt, dd)",
  );
  return (
    <a ref={link} href={to} target="_blank" rel="noopener noreferrer" className="whatsapp-link">
      {messages.chat}
      <span className="sr-only">: {messages.note}</span>
    </a>
  );
}
