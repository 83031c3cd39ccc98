import { Link, useLocation } from "react-router";
import { useLocale } from "~/hooks/use-messages";
import { dismissLanguageOffer } from "~/hooks/use-offered-locale";
import { switchLocale, localeCodes, locales } from "~/locale";

interface LanguageSwitchProps {
  label: string;
  /** All languages, or those that the page is not in. */
  among: "all" | "others";
  onChoose?: () => void;
}

/**
 * Links to the page in other languages, each by its native name. It renders nothing if the site has one
 * language.
 */
export function LanguageSwitch({ label, among, onChoose }: LanguageSwitchProps) {
  const current = useLocale();
  const address = useLocation();
  if (localeCodes.length < 2) return null;
  const shown = localeCodes.filter((locale) => among === "all" || locale !== current);
  return (
    <ul aria-label={label} className="language-switch" data-among={among}>
      {shown.map((locale) => (
        <li key={locale}>
          <Link
            to={switchLocale(locale, address)}
            lang={locales[locale].lang}
            hrefLang={locale}
            aria-current={locale === current ? "true" : undefined}
            prefetch="intent"
            discover="none"
            preventScrollReset
            onClick={() => {
              dismissLanguageOffer();
              onChoose?.();
            }}
          >
            {among === "others" ? (
              <>
                {/* Abbreviated if the header's links fill its line. The accessible name is the full one. */}
                <span aria-hidden className="xl:hidden">
                  {locales[locale].short}
                </span>
                <span className="max-xl:absolute max-xl:[clip-path:inset(50%)]">
                  {locales[locale].name}
                </span>
              </>
            ) : (
              locales[locale].name
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
