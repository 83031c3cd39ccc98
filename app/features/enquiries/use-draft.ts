import { useState } from "react";
import { useLocation } from "react-router";
import { sitePath } from "~/locale";

type Draft = Readonly<Record<string, FormDataEntryValue>>;

/** In memory only: what was typed and not sent is nowhere but in this tab. */
const drafts = new Map<string, Draft>();

/**
 * What stands in a form that was begun and not sent, for as long as the site is open in this tab:
 * who looks at another page and comes back finds it.
 *
 * @param formId the form's id, unique on its page
 * @returns what was typed before, by field name; how to keep what stands there now; how to drop it
 */
export function useDraft(formId: string) {
  const { pathname, search } = useLocation();
  // The same in every language: who switches finds the form as it was.
  const key = `${sitePath(pathname)}${search}#${formId}`;
  const [found] = useState(() => ({ key, draft: drafts.get(key) }));
  return {
    before: found.key === key ? found.draft : undefined,
    keep: (form: HTMLFormElement) => drafts.set(key, Object.fromEntries(new FormData(form))),
    drop: () => drafts.delete(key),
  };
}
