import { type ReactNode, useState } from "react";
import { useLocale } from "~/hooks/use-locale";
import { NoteButton } from "./note-button";
import { useFieldHelp } from "./use-field-help";

/** Sets the value of a field and dispatches an input event, so that the form handles it as input. */
function setInputValue(field: HTMLInputElement, answer: string) {
  field.value = answer;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** An email field that suggests a correction if the address looks misspelt. */
export function EmailHelp({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const [suggestion, setSuggestion] = useState<string>();
  const { help, containerRef, field, onInput } = useFieldHelp(locale, (typed, { suggestEmail }) =>
    setSuggestion(suggestEmail(typed)),
  );

  function acceptSuggestion() {
    const input = field();
    if (!input || !suggestion) return;
    setInputValue(input, suggestion);
    setSuggestion(undefined);
    input.focus();
  }

  const showsSuggestion = help && suggestion;
  return (
    <div ref={containerRef} className="field" onInput={({ target }) => onInput(target)}>
      {children}
      <div
        className={`flex flex-wrap items-baseline gap-x-3 text-small ${showsSuggestion ? "mt-2" : ""}`}
      >
        <p role="status" className="min-w-0 wrap-anywhere">
          {showsSuggestion && help.emailQuestion(suggestion)}
        </p>
        {showsSuggestion && (
          <NoteButton onClick={acceptSuggestion}>{help.messages.takeEmail}</NoteButton>
        )}
      </div>
    </div>
  );
}
