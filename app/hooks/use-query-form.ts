import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** How long the visitor rests before the address follows, in ms: browsers limit how often it may. */
const addressDelay = 300;

/** What was answered, each field that was not being as it is by default. */
function answers<Name extends string>(given: URLSearchParams | FormData, defaults: Values<Name>) {
  const names = Object.keys(defaults) as Name[];
  const pairs = names.map((name) => [name, given.get(name) ?? defaults[name]]);
  return Object.fromEntries(pairs) as Values<Name>;
}

/**
 * A GET form whose answers are in the page's address, and which works without JavaScript. With it,
 * the values follow what is typed, and so does the address, so that it can be shared as it stands.
 * The fields keep their text themselves: nothing typed is ever rewritten.
 *
 * Submitting it leads to the first field that is wrong, or else to the results.
 *
 * @param defaults the form's fields and what they hold when the address says nothing
 * @returns the answers as text, those that the page came with, and the props of form and results
 */
export function useQueryForm<Name extends string>(defaults: Values<Name>) {
  const [params] = useSearchParams();
  const [values, setValues] = useState(() => answers(params, defaults));
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [initial] = useState(values);
  const names = useRef(defaults);

  const read = useCallback(() => {
    if (!form.current) return;
    const next = answers(new FormData(form.current), names.current);
    setValues(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const address = new URL(location.href);
      for (const [name, value] of Object.entries<string>(next))
        address.searchParams.set(name, value);
      history.replaceState(history.state, "", address);
    }, addressDelay);
  }, []);

  useEffect(() => {
    // The visitor may have typed before this ran.
    const typed = form.current && answers(new FormData(form.current), names.current);
    if (typed && Object.entries(typed).some(([name, value]) => initial[name as Name] !== value))
      read();
    return () => clearTimeout(timer.current);
  }, [initial, read]);

  return {
    values,
    initial,
    form: {
      ref: form,
      method: "get" as const,
      onInput: read,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid='true']");
        (wrong ?? results.current)?.focus();
      },
    },
    results: { ref: results, tabIndex: -1 },
  };
}
