import { shownCurrencies } from "~/format/shown-currencies";
import { currencyKey } from "~/ui/currency-select";
import { InlineScript } from "./inline-script";

/** Leaves the language's currency if the browser has no storage. */
const showChosenCurrency = import.meta.env.SSR
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
export const CurrencyScript = () => <InlineScript>{showChosenCurrency}</InlineScript>;
