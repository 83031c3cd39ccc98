import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { filterFormId, listPath, readFilters } from "./filters";

/** Marks a history entry as made by the form itself, whose fields are right already. */
const byForm = { byForm: true };

/** How long somebody pauses who has typed a word, in ms. */
const typingPause = 350;

const answers = (form: HTMLFormElement) =>
  new URLSearchParams(
    Array.from(new FormData(form), ([name, value]) => [
      name,
      typeof value === "string" ? value : "",
    ]),
  );

/**
 * Keeps the filter's form and the address alike without a reload. A choice is a step that the back
 * button takes back; what is typed in one go is one step.
 *
 * @returns `key` for the form: another one whenever the address changed in another way, so that its
 *   fields start from the address again; `apply` brings the form's answers into the address
 */
export function useFilterForm() {
  const { key, state, search } = useLocation() as ReturnType<typeof useLocation> & {
    state: typeof byForm | null;
  };
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const [seen, setSeen] = useState({ key, form: 0 });
  const timer = useRef<number>(undefined);
  const typing = useRef(false);

  if (key !== seen.key) {
    const other = arrival === NavigationType.Pop || !state?.byForm;
    setSeen({ key, form: seen.form + Number(other) });
  }

  function apply(form: HTMLFormElement, replace = false) {
    clearTimeout(timer.current);
    const to = listPath(readFilters(answers(form)));
    void navigate(to, { replace, preventScrollReset: true, state: byForm });
  }

  // The visitor may have chosen before the page was alive.
  const applyEarly = useEffectEvent(() => {
    const form = document.querySelector<HTMLFormElement>(`#${filterFormId}`);
    if (!form) return;
    const chosen = listPath(readFilters(answers(form)));
    if (chosen !== listPath(readFilters(new URLSearchParams(search)))) apply(form, true);
  });
  useEffect(() => applyEarly(), []);

  return {
    key: seen.form,
    apply,
    /** A list's answer counts at once. */
    choose: ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => {
      typing.current = false;
      if (form) apply(form);
    },
    /** A text counts when its writer pauses. */
    type: ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        if (!form) return;
        apply(form, typing.current);
        typing.current = true;
      }, typingPause);
    },
    endTyping: () => {
      typing.current = false;
    },
  };
}
