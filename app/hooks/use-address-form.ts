import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";

/** Marks a history entry as made by the form itself, whose fields are right already. */
const byForm = { byForm: true };

/** How long somebody pauses who has typed a word, in ms. */
const typingPause = 350;

interface AddressFormOptions<Answers> {
  /** The answers that a query gives, whatever else stands in it. */
  read: (query: URLSearchParams) => Answers;
  /** The one query for these answers. */
  write: (answers: Answers) => URLSearchParams;
  /** Whether each answer is a step that the back button takes back; what is typed in one go is one. */
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
 * A GET form whose answers live in the page's address, and which works without JavaScript. With it
 * the address follows: at once where something is chosen, after a pause where it is typed. The fields
 * keep their text themselves, so that nothing typed is ever rewritten.
 *
 * @returns `answers` as the fields have them, `asked` as the address has them; `key` for the form:
 *   another one whenever the address changed in another way, so that its fields start from the
 *   address again; the form's props, of which `onInput` is also for a field that stands outside of
 *   it; and `apply`, which brings the answers into the address now
 */
export function useAddressForm<Answers>({
  read,
  write,
  steps = false,
}: AddressFormOptions<Answers>) {
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
    // From the window, because the timer may hold the parameters of an earlier address.
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
