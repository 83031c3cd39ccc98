import { use, useSyncExternalStore, createContext } from "react";
import { shownCurrencies } from "~/format/exchange-rates";
import {
  listingIdPattern,
  shortlistChange,
  shortlistKey,
  shortlistSize,
} from "~/listings/shortlist";
import { currencyKey } from "~/ui/currency-select";

/**
 * The nonce of the inline scripts of a render. The Worker replaces it by hashes, so that it is undefined
 * in the browser.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);

/** Does nothing if the browser has no storage. */
const shortlistScript = import.meta.env.SSR
  ? `{
  const page = document.documentElement;
  const show = ({ detail }) => {
    try {
      const list = detail ?? localStorage.getItem("${shortlistKey}") ?? "";
      const { length } = list.split(",").filter((id) => ${listingIdPattern}.test(id));
      page.style.setProperty("--shortlist", '"' + Math.min(length, ${shortlistSize}) + '"');
      page.toggleAttribute("data-shortlist", length);
    } catch {}
  };
  addEventListener("${shortlistChange}", show);
  addEventListener("storage", show);
  addEventListener("pageshow", show);
  show({});
}`
  : "";

/**
 * Writes the length of the visitor's shortlist to the document before the first paint. The stylesheet shows
 * the link and the figure by it, so that the header does not shift and no page loads code for it.
 */
export const ShortlistScript = () => <InlineScript>{shortlistScript}</InlineScript>;

/** Leaves the language's currency if the browser has no storage. */
const currencyScript = import.meta.env.SSR
  ? `{
  const show = () => {
    try {
      const chosen = localStorage.getItem("${currencyKey}");
      if (${JSON.stringify(shownCurrencies)}.includes(chosen))
        document.documentElement.setAttribute("data-currency", chosen);
    } catch {}
  };
  addEventListener("storage", show);
  addEventListener("pageshow", show);
  show();
}`
  : "";

/** Sets the visitor's currency on the document before the first paint. The stylesheet shows amounts by it. */
export const CurrencyScript = () => <InlineScript>{currencyScript}</InlineScript>;

const never = () => () => {};

/** Whether the page is hydrated: false on the server and during hydration. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * A script of the document that the server renders. It is not rendered after hydration: it has run already,
 * and Trusted Types would block it if an error page rendered it again.
 */
export function InlineScript({ children }: { children: string }) {
  const nonce = use(ScriptNonce);
  if (useHydrated()) return null;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {children}
    </script>
  );
}
