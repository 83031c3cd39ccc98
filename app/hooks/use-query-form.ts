import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";

/** The state of a history entry that the form pushed: its fields are up to date. */
const byForm = { byForm: true };

/** The pause after typing before the query is updated, in ms. */
const typingPause = 350;

interface AddressFormOptions<Answers> {
  /** Parses a query. */
  read: (query: URLSearchParams) => Answers;
  /** Returns the canonical query of values. */
  write: (answers: Answers) => URLSearchParams;
  /** Whether each change is a history entry. Consecutive typing is one entry. */
  steps?: boolean;
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
 * @returns `answers`, the values of the fields; `requested`, those of the query; a `key` for the form,
 *   which changes with every other navigation, so that its fields are reset to the query; `form`, the
 *   form's props, whose `onInput` also serves fields outside of the form; and `apply`, which updates the
 *   query now
 */
export function useQueryForm<Answers>({ read, write, steps = false }: AddressFormOptions<Answers>) {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: typeof byForm | null;
  };
  const arrival = useNavigationType();
  const requested = read(params);
  const [answers, setAnswers] = useState(requested);
  const [seen, setSeen] = useState({ key, form: 0 });
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  const typing = useRef(false);

  if (key !== seen.key) {
    const elsewhere = arrival === NavigationType.Pop || !state?.byForm;
    setSeen({ key, form: seen.form + Number(elsewhere) });
    if (elsewhere) setAnswers(requested);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function apply() {
    clearTimeout(timer.current);
    if (!form.current) return;
    const query = write(read(queryOf(form.current)));
    // From the window, because the timer may have the parameters of an earlier address.
    const current = write(read(new URLSearchParams(location.search)));
    const repeated = query.toString() === current.toString();
    setParams(query, {
      replace: !steps || typing.current || repeated,
      preventScrollReset: true,
      state: byForm,
    });
  }

  function onInput({ target }: { target: EventTarget }) {
    if (!form.current) return;
    setAnswers(read(queryOf(form.current)));
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

  return { answers, requested, key: seen.form, form: { ref: form, onInput, onBlur }, apply };
}
