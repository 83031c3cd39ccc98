import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Locale } from "~/locale";
import { turnstileAction, turnstileOrigin } from "./origins";

/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface TurnstileApi {
  render(container: HTMLElement, options: Record<string, unknown>): string | undefined;
  remove(widget: string): void;
}

/** The width of Turnstile's normal widget, in px. */
const normalWidgetWidth = 300;

let apiPromise: Promise<TurnstileApi> | undefined;

const fetchApi = async () =>
  new Promise<TurnstileApi>((resolve, reject) => {
    const element = document.createElement("script");
    element.src = `${turnstileOrigin}/turnstile/v0/api.js?render=explicit`;
    element.addEventListener("load", () => {
      const { turnstile } = globalThis as { turnstile?: TurnstileApi };
      if (turnstile) resolve(turnstile);
      else reject(new Error("Turnstile did not start."));
    });
    element.addEventListener("error", () => {
      apiPromise = undefined;
      element.remove();
      reject(new Error("Turnstile could not be fetched."));
    });
    document.head.appendChild(element);
  });

/** Shows the widget only if it requires an interaction. */
function render(api: TurnstileApi, container: HTMLElement, siteKey: string, locale: Locale) {
  return api.render(container, {
    sitekey: siteKey,
    action: turnstileAction,
    appearance: "interaction-only",
    size: container.clientWidth < normalWidgetWidth ? "compact" : "normal",
    theme: "light",
    language: locale,
    "feedback-enabled": false,
    // The widget retries, and replaces an expired token, without our code.
    "error-callback": () => true,
    "before-interactive-callback": () => {
      container.inert = false;
      container.classList.add("mt-6");
    },
  });
}

interface TurnstileProps {
  siteKey: string;
  /** The language of the widget's texts is that of the page. */
  locale: Locale;
}

/**
 * Turnstile's widget, inside a form: it adds its token as a hidden field. If its script is blocked, the
 * form is sent without a token.
 */
export function Turnstile({ siteKey, locale }: TurnstileProps): ReactNode {
  const containerRef = useRef<HTMLDivElement>(null);
  // Before React removes the element, so that Cloudflare's script does not miss it.
  useLayoutEffect(() => {
    let unmounted = false;
    let remove = () => {};
    const renderWidget = async () => {
      try {
        apiPromise ??= fetchApi();
        const api = await apiPromise;
        const widget =
          !unmounted && containerRef.current && render(api, containerRef.current, siteKey, locale);
        if (widget) remove = () => api.remove(widget);
      } catch (error) {
        console.warn(error);
      }
    };
    void renderWidget();
    return () => {
      unmounted = true;
      // An error in Cloudflare's script must not break the page.
      try {
        remove();
      } catch (error) {
        console.warn(error);
      }
    };
  }, [siteKey, locale]);
  return <div ref={containerRef} inert />;
}
