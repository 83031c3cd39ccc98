import { lazy, Suspense, use, useState, createContext } from "react";
import type { Locale } from "~/locale";

/**
 * The public key of Turnstile for the forms of a page; undefined without Turnstile. The layout provides it.
 */
export const TurnstileSiteKey = createContext<string | undefined>(undefined);

// If its code cannot be fetched, the form works without Turnstile.
const Turnstile = lazy(async () =>
  import("./turnstile.client")
    .then((module) => ({ default: module.Turnstile }))
    .catch(() => ({ default: () => null })),
);

/**
 * Cloudflare Turnstile in a form, if the site has a key. Its code is fetched with the first input.
 *
 * @param locale of the page
 */
export function useTurnstile(locale: Locale) {
  const siteKey = use(TurnstileSiteKey);
  const [widgetNumber, setWidgetNumber] = useState(0);
  return {
    widget: siteKey && widgetNumber > 0 && (
      <Suspense>
        <Turnstile key={widgetNumber} siteKey={siteKey} locale={locale} />
      </Suspense>
    ),
    load: () => setWidgetNumber((before) => before || 1),
    /** A token is valid for one post. Another post needs a new one. */
    renew: (sent: boolean) => setWidgetNumber((before) => (sent ? 0 : before + 1)),
  };
}
