import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import { type CheckedKind, type EntryData, entryProblems } from "./problems";

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What publishing would refuse, at the top of the form. An entry with problems is not saved. */
export class ChecksField extends Component<CustomFieldControlProps> {
  private readonly statusBefore = this.props.entry?.getIn(["data", "status"]);

  private problems(): string[] {
    const { entry, field } = this.props;
    if (!entry) return [];
    const { data, i18n } = entry.toJS() as EntryData & { newRecord: boolean };
    return entryProblems(
      field.get("kind" as never) as CheckedKind,
      { data, i18n },
      this.statusBefore,
      new Date(),
    );
  }

  /** The CMS calls it before saving. */
  readonly isValid = () => {
    const problems = this.problems();
    return problems.length === 0 || { error: { message: "Correct this before you save." } };
  };

  override render() {
    const problems = this.problems();
    return (
      <ul className="problems" role="status">
        {problems.length === 0 ? (
          <li>Nothing to correct.</li>
        ) : (
          problems.map((problem) => <li key={problem}>{sentence(problem)}</li>)
        )}
      </ul>
    );
  }
}
