import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import { officeDay } from "../../app/format/office-time.ts";
import type { KnownEntries } from "../../scripts/content/warnings.ts";
import { type CheckedKind, type EntryData, entryProblems, entryWarnings } from "./problems";
import { type Quality, qualityOf } from "./quality";

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

interface State {
  /** Warnings that were answered with yes. */
  confirmed: readonly string[];
}

function QualityLine({ qualities }: { qualities: readonly Quality[] }) {
  return (
    <p className="quality">
      {qualities.map(({ text, isMissing }) => (
        <span key={text} className={isMissing ? "missing" : undefined}>
          {sentence(text)}
        </span>
      ))}
    </p>
  );
}

/**
 * What publishing would refuse, what is probably a mistake, and how complete a listing is, at the top of the form. An
 * entry with problems is not saved, and one with new warnings only once they are confirmed.
 */
export class ChecksField extends Component<CustomFieldControlProps, State> {
  static known: KnownEntries = { permits: {}, titles: {} };

  override readonly state: State = { confirmed: [] };
  private readonly kind = this.props.field.get("kind" as never) as CheckedKind;
  private readonly statusBefore = this.props.entry?.getIn(["data", "status"]);
  /** Those that were there when the form was opened. A new entry has no slug yet. */
  private readonly warningsBefore = this.form().slug ? this.warnings() : [];

  private form(): EntryData & { slug: string } {
    const { entry } = this.props;
    return entry ? entry.toJS() : { data: {}, i18n: {}, slug: "" };
  }

  private problems(): string[] {
    const { slug, ...entry } = this.form();
    const statusBefore = slug ? this.statusBefore : undefined;
    return entryProblems(this.kind, entry, statusBefore, new Date(), ChecksField.known.permits);
  }

  private warnings(): string[] {
    const { slug, ...entry } = this.form();
    return entryWarnings(this.kind, entry, slug, new Date(), ChecksField.known.titles);
  }

  private isConfirmed(warning: string): boolean {
    return this.warningsBefore.includes(warning) || this.state.confirmed.includes(warning);
  }

  /** The CMS calls it before saving. */
  readonly isValid = () => {
    if (this.problems().length > 0) return { error: { message: "Correct this before you save." } };
    return (
      this.warnings().every((warning) => this.isConfirmed(warning)) || {
        error: { message: "Correct this, or confirm that it is right." },
      }
    );
  };

  /** The CMS hands the entry over and validates again when the value changes. It saves neither of these two. */
  private readonly checkAgain = () => this.props.onChange(this.props.value === "" ? null : "");

  /** The CMS does not tell of changes in a language that was enabled since the form was opened. */
  private readonly afterInput = () => setTimeout(this.checkAgain);

  override componentDidMount(): void {
    document.addEventListener("input", this.afterInput);
  }

  override componentWillUnmount(): void {
    document.removeEventListener("input", this.afterInput);
  }

  private confirm(warning: string, isRight: boolean): void {
    this.setState(
      ({ confirmed }) => ({
        confirmed: isRight ? [...confirmed, warning] : confirmed.filter((one) => one !== warning),
      }),
      this.checkAgain,
    );
  }

  override render() {
    const problems = this.problems();
    const warnings = this.warnings();
    const { kind } = this;
    return (
      <>
        {(kind === "properties" || kind === "projects") && (
          <QualityLine qualities={qualityOf(kind, this.form(), officeDay(new Date()))} />
        )}
        <ul className="problems" role="status">
          {problems.length + warnings.length === 0 && <li>Nothing to correct.</li>}
          {problems.map((problem) => (
            <li key={problem}>{sentence(problem)}.</li>
          ))}
          {warnings.map((warning) => (
            <li key={warning}>
              {sentence(warning)}.{" "}
              <label className="question">
                <input
                  type="checkbox"
                  checked={this.isConfirmed(warning)}
                  onChange={({ target }) => this.confirm(warning, target.checked)}
                />{" "}
                It is right.
              </label>
            </li>
          ))}
        </ul>
      </>
    );
  }
}
