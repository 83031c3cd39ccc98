import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";

/** The state of a history entry that the form pushed: its fields are up to date. */
const byForm = { byForm: true };

/** The pause after typing before the query is updated, in ms. */
const typingPause = 350;

interface QueryFormOptions<Values> {
  /** Parses a query. */
  parse: (query: URLSearchParams) => Values;
  /** Returns the canonical query of values. */
  stringify: (values: Values) => URLSearchParams;
  /** Whether each change is a history entry. Consecutive typing is one entry. */
  addsHistoryEntries?: boolean;
}

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams(
    Array.from(new FormData(form), ([name, value]) => [
      name,
      typeof value === "string" ? value : "",
    ]),
  );

/**
 * A GET form that is synchronised with the query, and works without JavaScript. With JavaScript a changed
 * select updates the query at once, a text field after a pause. Fields are uncontrolled, so that input is
 * never rewritten.
 *
 * @returns `values`, the values of the fields; `requested`, those of the query; a `key` for the form,
 *   which changes with every other navigation, so that its fields are reset to the query; `form`, the
 *   form's props, whose `onInput` also serves fields outside of the form; and `apply`, which updates the
 *   query now, in the same history entry if it is called with true
 */
export function useQueryForm<Values>({
  parse,
  stringify,
  addsHistoryEntries = false,
}: QueryFormOptions<Values>) {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: typeof byForm | null;
  };
  const navigationType = useNavigationType();
  const requested = parse(params);
  const [values, setValues] = useState(requested);
  const [entry, setEntry] = useState({ key, form: 0 });
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  const typing = useRef(false);

  if (key !== entry.key) {
    const isByForm = navigationType !== NavigationType.Pop && state?.byForm;
    setEntry({ key, form: entry.form + (isByForm ? 0 : 1) });
    if (!isByForm) setValues(requested);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(replace = !addsHistoryEntries) {
    clearTimeout(timer.current);
    if (!form.current) return;
    const query = stringify(parse(queryOf(form.current)));
    // From the window, because the timer may have the parameters of an earlier address.
    const current = stringify(parse(new URLSearchParams(location.search)));
    const repeated = query.toString() === current.toString();
    setParams(query, {
      replace: replace || typing.current || repeated,
      preventScrollReset: true,
      state: byForm,
    });
  }

  function onInput({ target }: { target: EventTarget }) {
    if (!form.current) return;
    setValues(parse(queryOf(form.current)));
    clearTimeout(timer.current);
    if (target instanceof HTMLSelectElement) {
      typing.current = false;
      apply();
    } else
      timer.current = window.setTimeout(() => {
        apply();
        typing.current = true;
      }, typingPause);
  }

  const onBlur = () => {
    typing.current = false;
  };

  return { values, requested, key: entry.form, form: { ref: form, onInput, onBlur }, apply };
}
