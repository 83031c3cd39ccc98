import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import { type CheckedKind, type EntryData, entryProblems, type KnownPermits } from "./problems";

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What publishing would refuse, at the top of the form. An entry with problems is not saved. */
export class ChecksField extends Component<CustomFieldControlProps> {
  private readonly statusBefore = this.props.entry?.getIn(["data", "status"]);
  private readonly permits = (
    this.props.field.get("permits" as never) as unknown as { toJS: () => KnownPermits }
  ).toJS();

  private problems(): string[] {
    const { entry, field } = this.props;
    if (!entry) return [];
    // A new entry has no slug yet.
    const { data, i18n, slug } = entry.toJS() as EntryData & { slug: string };
    return entryProblems(
      field.get("kind" as never) as CheckedKind,
      { data, i18n },
      slug ? this.statusBefore : undefined,
      new Date(),
      this.permits,
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
