import { useState } from "react";
import { useLocation } from "react-router";
import { type Locale, locales } from "~/locale";

type Draft = Readonly<Record<string, FormDataEntryValue>>;

/** In memory only: what was typed and not sent is nowhere but in this tab. */
const drafts = new Map<string, Draft>();

/**
 * What stands in a form that was begun and not sent, for as long as the site is open in this tab:
 * who looks at another page and comes back finds it.
 *
 * @param formId the form's id, unique on its page
 * @param locale of the page: who changes the language finds it too
 * @returns what was typed before, by field name; how to keep what stands there now; how to drop it
 */
export function useDraft(formId: string, locale: Locale) {
  const { pathname, search } = useLocation();
  const key = `${pathname.slice(locales[locale].prefix.length)}${search}#${formId}`;
  const [found] = useState(() => ({ key, draft: drafts.get(key) }));
  return {
    before: found.key === key ? found.draft : undefined,
    keep: (form: HTMLFormElement) => drafts.set(key, Object.fromEntries(new FormData(form))),
    drop: () => drafts.delete(key),
  };
}
