import type { CurrencyText } from "~/format/converted-money";

/**
 * A text for each currency. The stylesheet shows the one of the visitor's currency, also to screen readers. A single
 * text is shown in any case: there is no rate for the other currencies.
 */
export function CurrencyTexts({ texts }: { texts: readonly CurrencyText[] }) {
  return texts.map(({ currency, text }) => (
    <span
      key={currency}
      data-amount={texts.some((other) => other.currency !== "USD") ? currency : undefined}
    >
      {text}
    </span>
  ));
}
