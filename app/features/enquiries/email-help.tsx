import { type ReactNode, useState } from "react";
import { useLocale } from "~/hooks/use-locale";
import { NoteButton } from "./note-button";
import { useFieldHelp } from "./use-field-help";

/** Sets the value of a field and dispatches an input event, so that the form handles it as input. */
function write(field: HTMLInputElement, answer: string) {
  field.value = answer;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** An email field that suggests a correction if the address looks misspelt. */
export function EmailHelp({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const [suggested, setSuggested] = useState<string>();
  const { help, place, field, onInput } = useFieldHelp(locale, (typed, { suggestEmail }) =>
    setSuggested(suggestEmail(typed)),
  );

  function take() {
    const input = field();
    if (!input || !suggested) return;
    write(input, suggested);
    setSuggested(undefined);
    input.focus();
  }

  const shown = help && suggested;
  return (
    <div ref={place} className="field" onInput={({ target }) => onInput(target)}>
      {children}
      <div className={`flex flex-wrap items-baseline gap-x-3 text-small ${shown ? "mt-2" : ""}`}>
        <p role="status" className="min-w-0 wrap-anywhere">
          {shown && help.emailQuestion(suggested)}
        </p>
        {shown && <NoteButton onClick={take}>{help.messages.takeEmail}</NoteButton>}
      </div>
    </div>
  );
}
