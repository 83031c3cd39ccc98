import { lazy, Suspense, use, useState } from "react";
import type { Locale } from "~/locale";
import { TurnstileSiteKey } from "./turnstile-site-key";

// Where its code cannot be fetched the form does without it.
const Turnstile = lazy(async () =>
  import("./turnstile.client")
    .then((module) => ({ default: module.Turnstile }))
    .catch(() => ({ default: () => null })),
);

/**
 * Cloudflare Turnstile in a form, where the site has its key: nothing of it is fetched before the
 * visitor begins to fill the form in. Its token is a field of the form.
 *
 * @param locale of the page
 */
export function useTurnstile(locale: Locale) {
  const siteKey = use(TurnstileSiteKey);
  const [round, setRound] = useState(0);
  return {
    widget: siteKey && round > 0 && (
      <Suspense>
        <Turnstile key={round} siteKey={siteKey} locale={locale} />
      </Suspense>
    ),
    begin: () => setRound((before) => before || 1),
    /** A token is good for one post: who has to send again gets another. */
    renew: (sent: boolean) => setRound((before) => (sent ? 0 : before + 1)),
  };
}
