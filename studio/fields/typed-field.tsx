import type { CustomFieldControlProps } from "@sveltia/cms";
import { CheckedField, type Verdict } from "./checked-field";
import type { Reading } from "./read-amount";

interface Typed {
  text: string;
  /** The text whose question was answered with yes. */
  confirmed: string;
}

interface State extends Typed {
  /** The first value. */
  first: unknown;
  /** The field's value in the last props. */
  known: unknown;
  /** The value that was stored last. */
  stored: unknown;
}

/** The text of a stored value; empty if there is none. */
const textOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/**
 * A field of text that is read as a value: the value in words is below it. The entry has the value once it is
 * read without a question, and the text until then, which `isValid` refuses.
 *
 * The CMS renders it with its own copy of React, whose hooks it does not share: the components are classes.
 */
export abstract class TypedField<Value extends string | number> extends CheckedField<State> {
  override readonly state: State = {
    text: textOf(this.props.value),
    confirmed: this.confirmedText(this.props.value),
    first: this.props.value,
    known: this.props.value,
    stored: this.props.value,
  };

  /** Shows a value that was not typed here, after "Revert changes" for example. */
  static getDerivedStateFromProps({ value }: CustomFieldControlProps, state: State): State | null {
    if (value === state.known) return null;
    if (value === state.stored) return { ...state, known: value };
    const text = textOf(value);
    // A draft that the CMS restores may have a text that was not confirmed.
    const isConfirmed = typeof value === "number" || value === state.first;
    return { ...state, text, confirmed: isConfirmed ? text : "", known: value, stored: value };
  }

  /** A text that is still one was not read, or not confirmed. */
  private confirmedText(value: unknown): string {
    const text = textOf(value);
    const reading = this.read(text);
    return "value" in reading && reading.value === value ? text : "";
  }

  protected abstract read(text: string): Reading<Value>;
  protected abstract readonly inputMode: "decimal" | "text";

  protected override verdictOf(value: unknown): Verdict {
    const text = textOf(value);
    if (text === "") return true;
    const reading = this.read(text);
    if ("problem" in reading) return { error: { message: reading.problem } };
    return reading.question && this.state.confirmed !== this.state.text
      ? { error: { message: `${reading.question} Confirm it below the field.` } }
      : true;
  }

  /** Stores the value of a text, or the text while it has none. */
  private update({ text, confirmed }: Typed): void {
    const reading = this.read(text);
    const accepted = "value" in reading && (!reading.question || confirmed === text);
    const value = text.trim() !== "" && accepted ? reading.value : text.trim();
    const changed =
      value !== this.state.stored && (value !== "" || textOf(this.state.stored) !== "");
    this.setState({ text, confirmed, stored: changed ? value : this.state.stored });
    if (changed) this.props.onChange(value);
  }

  /** Other fields of the entry decide whether there is a question. */
  override componentDidUpdate(): void {
    const { text, confirmed, stored } = this.state;
    const reading = this.read(text);
    if (!("value" in reading)) return;
    const waits = reading.question !== undefined && confirmed !== text;
    const isText = stored === text.trim() && stored !== reading.value;
    if (waits ? stored === reading.value : isText) this.update({ text, confirmed });
  }

  override render() {
    const { text, confirmed } = this.state;
    const { forID, classNameWrapper } = this.props;
    const reading = text.trim() === "" ? undefined : this.read(text);
    const words = reading && ("problem" in reading ? reading.problem : reading.words);
    const question = reading && "value" in reading ? reading.question : undefined;
    return (
      <>
        <input
          id={forID}
          className={classNameWrapper}
          type="text"
          inputMode={this.inputMode}
          autoComplete="off"
          aria-labelledby={`${forID}-label`}
          aria-describedby={`${forID}-words`}
          value={text}
          onChange={({ target }) => this.update({ text: target.value, confirmed })}
        />
        <output
          id={`${forID}-words`}
          className={reading && "problem" in reading ? "words asked" : "words"}
          htmlFor={forID}
        >
          {words === text ? "" : words}
        </output>
        {question && (
          <label className="question asked">
            <input
              type="checkbox"
              checked={confirmed === text}
              onChange={({ target }) =>
                this.update({ text, confirmed: target.checked ? text : "" })
              }
            />{" "}
            {question} It is right.
          </label>
        )}
      </>
    );
  }
}
