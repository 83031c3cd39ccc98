import { type ReactNode, useState, type ButtonHTMLAttributes, useEffect, useRef } from "react";
import { useLocale } from "~/hooks/use-messages";
import type { Locale } from "~/locale";
import type { FieldHelp } from "./field-help";
import type { PhoneNumber } from "./phone";
import { submissionMetadata } from "./submission-metadata";

/** Pause after the last input before a field is checked, in ms. */
const pause = 500;

const load = async (locale: Locale) => (await import("./field-help")).fieldHelp(locale);

/**
 * Calls `onPause` when the visitor pauses in a field. The code is fetched with the first input; without it the
 * field has no help.
 *
 * @param locale of the page
 * @param onPause called with the value and with the functions that parse it
 * @returns the ref of the element around the field, and its `onInput`
 */
function useFieldHelp(locale: Locale, onPause: (input: string, help: FieldHelp) => void) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState<FieldHelp>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onPauseRef = useRef(onPause);
  useEffect(() => {
    onPauseRef.current = onPause;
  });

  const field = () => containerRef.current?.querySelector<HTMLInputElement>("input");

  async function checkField() {
    try {
      const loaded = await load(locale);
      const input = field()?.value;
      if (input === undefined) return;
      setHelp(loaded);
      onPauseRef.current(input, loaded);
    } catch (error) {
      console.warn(error);
    }
  }

  useEffect(() => {
    // Input from before hydration, or a restored draft.
    if (field()?.value) void checkField();
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the field appears
  }, []);

  return {
    help,
    containerRef,
    field,
    onInput: (target: EventTarget) => {
      if (target !== field()) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void checkField(), pause);
    },
  };
}

/** A button in the note below a field. It looks like a link, and does not submit the form. */
const NoteButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    className="cursor-pointer py-1 underline decoration-1 underline-offset-4"
    {...props}
  />
);

interface PhoneHelpProps {
  /** The field. */
  children: ReactNode;
  /** The country of a number that was typed, or that the Worker asked about; "" if none is known. */
  country: string;
  /** Whether the field shows an error, which replaces the note. */
  hasError: boolean;
}

/**
 * A phone field with the number that will be called. The country of a number without a prefix is a guess
 * that the visitor can change. It is sent with the number.
 */
export function PhoneHelp({ children, country: earlier, hasError }: PhoneHelpProps) {
  const locale = useLocale();
  const [number, setNumber] = useState<PhoneNumber>();
  const [chosen, setChosen] = useState(earlier || undefined);
  const [choosing, setChoosing] = useState(false);
  const { help, containerRef, field, onInput } = useFieldHelp(locale, (typed, loaded) =>
    setNumber(loaded.parsePhone(typed, chosen)),
  );
  // "" if the visitor has to name the country. Before the number is parsed, and without a script, the country that it had.
  const guessed = number
    ? number.guessed
      ? (!number.isDoubtful && number.country) || ""
      : undefined
    : chosen;
  const shown = help && number && !hasError;
  // Beside an error too, which may be the question for the country.
  const showsChoice = help && guessed !== undefined && (choosing || !guessed);
  return (
    <div ref={containerRef} className="field" onInput={({ target }) => onInput(target)}>
      {children}
      <div className="text-small quiet">
        <p role="status" className={shown ? "mt-2" : undefined}>
          {shown && help.willCall(number)}
        </p>
        {shown && guessed && (
          <NoteButton aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            {help.messages.changeCountry}
          </NoteButton>
        )}
        {showsChoice && (
          <help.CountryChoice
            name={submissionMetadata.phoneCountry}
            label={help.messages.country}
            country={guessed}
            countries={help.countries()}
            choose={(country) => {
              setChoosing(true);
              setChosen(country);
              setNumber(help.parsePhone(field()?.value ?? "", country));
            }}
          />
        )}
      </div>
      {guessed && !showsChoice && (
        <input type="hidden" name={submissionMetadata.phoneCountry} value={guessed} />
      )}
    </div>
  );
}

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
      {/* The button is announced with the question. */}
      <div
        role="status"
        className={`flex flex-wrap items-baseline gap-x-3 text-small ${showsSuggestion ? "mt-2" : ""}`}
      >
        {showsSuggestion && (
          <>
            <p className="min-w-0 wrap-anywhere">{help.emailQuestion(suggestion)}</p>
            <NoteButton onClick={acceptSuggestion}>{help.messages.takeEmail}</NoteButton>
          </>
        )}
      </div>
    </div>
  );
}
