import { useId, useSyncExternalStore } from "react";
import type { CurrencyText } from "~/format/converted-money";
import { defaultCurrency } from "~/format/exchange-rates";
import { optional } from "~/hooks/optional";
import { useMessages, useLocale } from "~/hooks/use-messages";

/**
 * A text for each currency. The stylesheet shows the one of the visitor's currency, also to screen readers. A single
 * text is shown in any case: there is no rate for the other currencies.
 */
export function CurrencyTexts({ texts }: { texts: readonly CurrencyText[] }) {
  return texts.map(({ currency, text }) => (
    <span key={currency} data-amount={hasCurrencies(texts) ? currency : undefined}>
      {text}
    </span>
  ));
}

/** The attribute of the document with the visitor's choice, and its key in local storage. */
const attribute = "data-currency";
export const currencyKey = "currency";

function subscribe(notify: () => void) {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}

/**
 * Shows amounts in a currency beside dirhams, on this and all other pages.
 *
 * @param currency "" for the one of the language
 */
export function chooseCurrency(currency: string) {
  if (currency) document.documentElement.setAttribute(attribute, currency);
  else document.documentElement.removeAttribute(attribute);
  // Without storage the choice is for this page.
  optional(() => localStorage.setItem(currencyKey, currency));
}

/** The currency that the visitor chose; "" without a choice. */
export const useChosenCurrency = (): string =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(attribute) ?? "",
    () => "",
  );

/** The choice of the currency beside dirhams, for this and all other pages. It needs JavaScript. */
export function CurrencySelect() {
  const id = useId();
  const locale = useLocale();
  const { label, names } = useMessages("controls").currency;
  const currency = useChosenCurrency() || defaultCurrency[locale];
  return (
    <span className="currency-choice with-script text-small">
      <label htmlFor={id} className="quiet">
        {label}
      </label>
      <select
        id={id}
        value={currency}
        autoComplete="off"
        onInput={({ currentTarget }) => chooseCurrency(currentTarget.value)}
      >
        {Object.entries(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Whether there are rates for other currencies than the dollar. */
export const hasCurrencies = (texts: readonly CurrencyText[]): boolean =>
  texts.some(({ currency }) => currency !== "USD");

interface CurrencyNoteProps {
  texts: readonly CurrencyText[];
  className?: string;
}

/** Texts by currency with the choice, which is left out if there is nothing to choose from. */
export function CurrencyNote({ texts, className = "" }: CurrencyNoteProps) {
  if (texts.length === 0) return null;
  return (
    <div
      className={`currency-note flex flex-wrap items-baseline gap-x-5 quiet figures ${className}`}
    >
      <p>
        <CurrencyTexts texts={texts} />
      </p>
      {hasCurrencies(texts) && <CurrencySelect />}
    </div>
  );
}
