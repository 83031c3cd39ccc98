import { useState } from "react";
import { useLocation } from "react-router";
import { sitePath } from "~/locale";

type Draft = Readonly<Record<string, FormDataEntryValue>>;

/** In memory only: values that are not sent stay in this tab. */
const drafts = new Map<string, Draft>();

/**
 * Keeps the values of a form that is not sent while the site is open in this tab, so that they are there
 * after a visit to another page.
 *
 * @param formId the form's id, unique on its page
 * @param preset what the page filled in, which is not stored: in another language the page has other words
 * @returns the earlier values by field name, a function that stores the current ones, and one that deletes
 *   them
 */
export function useDraft(formId: string, preset: Readonly<Record<string, unknown>>) {
  const { pathname, search } = useLocation();
  // The same key in every language, so that the values stay when the language changes.
  const key = `${sitePath(pathname)}${search}#${formId}`;
  const [initial] = useState(() => ({ key, draft: drafts.get(key) }));
  return {
    savedValues: initial.key === key ? initial.draft : undefined,
    save: (form: HTMLFormElement) =>
      drafts.set(
        key,
        Object.fromEntries(
          [...new FormData(form)].filter(([name, value]) => value !== preset[name]),
        ),
      ),
    clear: () => drafts.delete(key),
  };
}
