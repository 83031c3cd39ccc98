import "./hero.css";
import "./home-page.css";
import { useRef, type RefObject, useEffect } from "react";
import { contactPath } from "~/features/enquiries/contact-links";
import {
  InvestmentMenu,
  type InvestmentMenuProps,
  DisclosureMenu,
} from "~/features/invest/investment-menu";
import { optional } from "~/hooks/optional";
import { useMessages } from "~/hooks/use-messages";
import { Picture, type PictureData } from "~/pictures/picture";
import { ActionLink, HiddenDetail } from "~/ui/action";

interface HeroProps {
  picture: PictureData;
  /** The items of the investment menu; undefined if the layout has no data. */
  investments: Omit<InvestmentMenuProps, "onChoose"> | undefined;
}

/** Upright screens, of phones and tablets: they have the tall picture, with its own waterline. */
const upright = "(max-aspect-ratio: 4/5)";

export function Hero({ picture, investments }: HeroProps) {
  const messages = useMessages("homePage").hero;
  return (
    <section className="hero relative isolate grid min-h-svh on-ink">
      <Picture
        picture={picture}
        sizes={`${upright} max(100vw, 67vh), max(100vw, 178vh)`}
        tallBelow={upright}
        priority
        className="hero-picture absolute inset-0 -z-2 size-full object-cover"
      />
      <div className="hero-horizon row-start-1 self-end" />
      <div className="hero-text row-start-2 self-end pt-6 pb-19">
        <h1 className="home-title page display">
          <span className="block text-balance">{messages.title}</span>
        </h1>
        <div className="page mt-6 grid items-end gap-x-(--gutter) gap-y-6 md:mt-8 lg:grid-cols-[6fr_6fr]">
          <p className="max-w-[46ch] text-lead">{messages.lead}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:gap-x-8 lg:justify-end">
            <ActionLink
              variant="brass"
              to={contactPath({ interest: "viewing" })}
              className="flex-1 whitespace-nowrap sm:flex-none sm:px-10"
            >
              {messages.viewing}
            </ActionLink>
            {investments && (
              <DisclosureMenu
                label={messages.invest}
                buttonClassName="invest-button inline-flex min-h-12 cursor-pointer items-center gap-3"
                panelClassName="invest-panel"
              >
                {(close) => <InvestmentMenu {...investments} onChoose={close} />}
              </DisclosureMenu>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

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

        // Also called at once.
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
      className="whatsapp-link fixed z-10 inline-flex min-h-11 items-center px-4.5 text-small text-ink"
    >
      {messages.chat}
      <HiddenDetail text={messages.note} />
    </a>
  );
}
