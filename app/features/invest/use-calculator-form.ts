import { type FormEvent, useRef } from "react";
import { useQueryForm } from "~/hooks/use-query-form";

/**
 * The form of a calculation whose result updates during input. Submitting it moves the focus to the first
 * invalid field, or to the result.
 *
 * @param defaults the fields and their values without a query
 * @returns the current values as text, those of the query, and the props of form and result
 */
export function useCalculatorForm<Name extends string>(defaults: Readonly<Record<Name, string>>) {
  const results = useRef<HTMLDivElement>(null);
  const names = Object.keys(defaults) as Name[];
  const { values, requested, key, form } = useQueryForm({
    parse: (query) =>
      Object.fromEntries(names.map((name) => [name, query.get(name) ?? defaults[name]])) as Record<
        Name,
        string
      >,
    stringify: (all) => new URLSearchParams(Object.entries<string>(all)),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = form.ref.current?.querySelector<HTMLElement>("[aria-invalid='true']");
    (wrong ?? results.current)?.focus();
  };
  return {
    values,
    requested,
    key,
    form: { ...form, method: "get" as const, onSubmit },
    results: { ref: results, tabIndex: -1 },
  };
}
