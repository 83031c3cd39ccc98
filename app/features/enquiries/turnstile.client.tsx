import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Locale } from "~/locale";
import { turnstileOrigin } from "./turnstile-origin";

/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Api {
  render(place: HTMLElement, options: Record<string, unknown>): string | undefined;
  remove(widget: string): void;
}

/** The width of Turnstile's usual widget, in px. */
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

/** Shows the widget, if ever, where it asks the visitor to do something; until then nobody meets it. */
function render(api: Api, place: HTMLElement, siteKey: string, locale: Locale) {
  return api.render(place, {
    sitekey: siteKey,
    appearance: "interaction-only",
    size: place.clientWidth < usualWidth ? "compact" : "normal",
    theme: "light",
    language: locale,
    "feedback-enabled": false,
    // It tries again by itself, and gets a new token by itself where one has expired.
    "error-callback": () => true,
    "before-interactive-callback": () => {
      place.inert = false;
      place.classList.add("mt-6");
    },
  });
}

interface TurnstileProps {
  siteKey: string;
  /** Its own words, where it shows any, are in the language of the page. */
  locale: Locale;
}

/**
 * Turnstile's widget, for inside a form: it leaves its token there as a hidden field. Where its
 * script is blocked there is none, and the form goes out without.
 */
export function Turnstile({ siteKey, locale }: TurnstileProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  // Before the browser takes its place away, so that it is not missed by Cloudflare's script.
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
      // What goes wrong in the code of others must not take the page with it.
      try {
        remove();
      } catch (error) {
        console.warn(error);
      }
    };
  }, [siteKey, locale]);
  return <div ref={place} inert />;
}
