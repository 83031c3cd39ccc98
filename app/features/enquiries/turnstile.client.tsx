import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Locale } from "~/locale";
import { turnstileOrigin } from "./turnstile-origin";

/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Api {
  render(place: HTMLElement, options: Record<string, unknown>): string | undefined;
  remove(widget: string): void;
}

/** The width of Turnstile's normal widget, in px. */
const usualWidth = 300;

let script: Promise<Api> | undefined;

const fetchApi = async () =>
  new Promise<Api>((resolve, reject) => {
    const element = document.createElement("script");
    element.src = `${turnstileOrigin}/turnstile/v0/api.js?render=explicit`;
    element.addEventListener("load", () => {
      const { turnstile } = globalThis as { turnstile?: Api };
      if (turnstile) resolve(turnstile);
      else reject(new Error("Turnstile did not start."));
    });
    element.addEventListener("error", () => {
      script = undefined;
      element.remove();
      reject(new Error("Turnstile could not be fetched."));
    });
    document.head.appendChild(element);
  });

/** Shows the widget only if it requires an interaction. */
function render(api: Api, place: HTMLElement, siteKey: string, locale: Locale) {
  return api.render(place, {
    sitekey: siteKey,
    appearance: "interaction-only",
    size: place.clientWidth < usualWidth ? "compact" : "normal",
    theme: "light",
    language: locale,
    "feedback-enabled": false,
    // The widget retries, and replaces an expired token, without our code.
    "error-callback": () => true,
    "before-interactive-callback": () => {
      place.inert = false;
      place.classList.add("mt-6");
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
  const place = useRef<HTMLDivElement>(null);
  // Before React removes the element, so that Cloudflare's script does not miss it.
  useLayoutEffect(() => {
    let left = false;
    let remove = () => {};
    const show = async () => {
      try {
        script ??= fetchApi();
        const api = await script;
        const widget = !left && place.current && render(api, place.current, siteKey, locale);
        if (widget) remove = () => api.remove(widget);
      } catch (error) {
        console.warn(error);
      }
    };
    void show();
    return () => {
      left = true;
      // An error in Cloudflare's script must not break the page.
      try {
        remove();
      } catch (error) {
        console.warn(error);
      }
    };
  }, [siteKey, locale]);
  return <div ref={place} inert />;
}
