import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";

export type Verdict = true | { error: { message: string } };

/** A field that the CMS asks before it saves. */
export abstract class CheckedField<State> extends Component<CustomFieldControlProps, State> {
  /** Whether a value may be saved. */
  protected abstract verdictOf(value: unknown): Verdict;

  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * The CMS calls it when the value changes, and stores the verdict after it has shown the one before: the error of a
   * value that was corrected would stay. Once the same value is written again, it shows the new one.
   */
  readonly isValid = (value: unknown): Verdict => {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.props.value === value) this.props.onChange(value);
    });
    return this.verdictOf(value);
  };

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }
}
