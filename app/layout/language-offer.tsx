import "./language-offer.css";
import { useId } from "react";
import { Link, useLocation } from "react-router";
import { switchLocale, type Locale, locales } from "~/locale";
import type { languageOffers } from "~/messages/language-offer";

const action =
  "inline-flex min-h-11 cursor-pointer items-center underline decoration-1 underline-offset-4";

type LanguageOfferMessages = (typeof languageOffers)[Locale];

interface LanguageOfferProps extends LanguageOfferMessages {
  offered: Locale;
  inert: boolean;
  /** Called when it is accepted or dismissed. */
  onAnswer: () => void;
}

/**
 * A line at the bottom of the window that offers the page in the browser's preferred language, on the first
 * visit. The site never redirects by language.
 */
export function LanguageOffer({
  offered,
  text,
  accept,
  dismiss,
  inert,
  onAnswer,
}: LanguageOfferProps) {
  const address = useLocation();
  const textId = useId();
  const { lang, direction } = locales[offered];
  return (
    <aside
      aria-labelledby={textId}
      lang={lang}
      dir={direction}
      inert={inert}
      className="language-offer flex flex-wrap items-center gap-x-6 text-small print:hidden"
    >
      <p id={textId} className="w-full grow sm:w-auto">
        {text}
      </p>
      <Link
        to={switchLocale(offered, address)}
        hrefLang={offered}
        preventScrollReset
        onClick={onAnswer}
        className={action}
      >
        {accept}
      </Link>
      <button type="button" onClick={onAnswer} className={action}>
        {dismiss}
      </button>
    </aside>
  );
}
