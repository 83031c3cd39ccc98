import type { CustomFieldControlProps } from "@sveltia/cms";
import { Fragment } from "react";
import { officeDay } from "../../app/format/office-time.ts";
import { type Finding, translationNames } from "../../scripts/content/explain.ts";
import { isOffline } from "../../scripts/content/shown-on.ts";
import { canSave } from "../leaving";
import { CheckedField, type Verdict } from "./checked-field";
import { addressChange, entryChanges, freeSlug, slugOfTitle } from "./entry-changes";
import { type CheckedKind, type EntryData, known, knownSlugs, savedValue } from "./entry-files";
import { repeatedPictures, smallPictures } from "./new-files";
import { type OpenedEntry, openedEntry } from "./opened-entry";
import { otherPages } from "./pages-in-words";
import { goToField, isDisabled, showAtFields, slugInPanel, stopped } from "./places";
import { copiedPermit, entryProblems, entryWarnings, formerAddressProblem } from "./problems";
import { type Quality, qualityOf } from "./quality";
import { type StoredSlugs, storedSlugs } from "./stored-files";
import { missingFields, nothingToCorrect, unreadProblems } from "./summary";

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const valuesOf = ({ data, i18n }: EntryData) => JSON.stringify(savedValue({ ...data, ...i18n }));

/** What is to be done before an entry is saved; empty if nothing is. */
const blockedBy = (lines: number, boxes: number) =>
  [
    ...(lines > 0 ? [`${lines} ${lines === 1 ? "line" : "lines"} to correct`] : []),
    ...(boxes > 0 ? [`${boxes} ${boxes === 1 ? "box" : "boxes"} to tick`] : []),
  ].join(" and ");

/** The languages of the site, with the prefixes of their addresses. */
const previewLanguages = { English: "", Italian: "/it", Arabic: "/ar" } as const;

/** A function that keeps its last result, for the same argument again. */
function remembered<Argument, Result>(make: (argument: Argument) => Result) {
  let last: { argument: Argument; result: Result } | undefined;
  return (argument: Argument): Result => {
    if (last?.argument !== argument) last = { argument, result: make(argument) };
    return last.result;
  };
}

interface LinkedTextProps {
  text: string;
  path: readonly PropertyKey[] | undefined;
}

/** A text that leads to its field. */
function LinkedText({ text, path }: LinkedTextProps) {
  return path && path.length > 0 ? (
    <button type="button" className="to-field" onClick={() => goToField(path)}>
      {text}
    </button>
  ) : (
    text
  );
}

/** The fields that are still empty, each with a link. */
function Missing({ fields }: { fields: readonly Finding[] }) {
  return (
    <li>
      Still empty:{" "}
      {fields.map(({ path, text }, index) => (
        <Fragment key={path.join(".")}>
          {index > 0 && ", "}
          <LinkedText text={text} path={path} />
        </Fragment>
      ))}
      .
    </li>
  );
}

function QualityLine({ qualities }: { qualities: readonly Quality[] }) {
  return (
    <p className="quality">
      {qualities.map(({ text, isMissing, path }) => (
        <span key={text} className={isMissing ? "missing" : undefined}>
          <LinkedText text={sentence(text)} path={path} />
        </span>
      ))}
    </p>
  );
}

interface ChangesProps {
  changes: readonly string[];
  /** The pages that change, in a sentence. */
  where: string;
}

/** What saving changes, old and new. */
export function Changes({ changes, where }: ChangesProps) {
  return (
    <details className="changes" open>
      <summary>What will change</summary>
      <ul>
        {changes.map((change) => (
          <li key={change}>{sentence(change)}</li>
        ))}
      </ul>
      <p>Pages that change: {where}</p>
    </details>
  );
}

/** Links to the page as it was saved last, in each language. */
function PreviewLinks({ page }: { page: string }) {
  const { preview } = known();
  return preview ? (
    <p className="changes">
      The page as last saved:{" "}
      {Object.entries(previewLanguages).map(([language, prefix], index) => (
        <Fragment key={language}>
          {index > 0 && " · "}
          <a href={`${preview}${prefix}${page}`} target="_blank" rel="noreferrer">
            {language}
          </a>
        </Fragment>
      ))}
    </p>
  ) : null;
}

/**
 * What publishing would refuse, what is probably a mistake, how complete a listing is, and what saving changes, at the
 * top of the form. An entry with problems is not saved, and one with new warnings only once they are confirmed.
 */
export class ChecksField extends CheckedField<object> {
  private readonly kind = this.props.field.get("kind" as never) as CheckedKind;
  private readonly section = this.props.field.get("section" as never) as string | undefined;
  private readonly opened = openedEntry(this.props.entry);
  private readonly before = {
    slug: this.opened.form.slug,
    // A new entry has its initial status.
    status: this.opened.form.slug ? this.opened.form.data["status"] : undefined,
    permit: this.opened.form.slug ? this.opened.form.data["permit"] : undefined,
    aed: this.opened.form.data["aed"],
    phone: this.opened.form.data["phone"],
    whatsapp: this.opened.form.data["whatsapp"],
  };
  /** Those that were there when the form was opened. */
  private readonly warningsBefore = this.before.slug
    ? this.warningsOf(this.opened.form).map(({ text }) => text)
    : [];

  /** The form, and what is found in its texts. The CMS hands over another entry after each change. */
  private readonly checked = remembered((entry: CustomFieldControlProps["entry"]) => {
    const { kind, before } = this;
    const { i18n, ...english } = (entry ? entry.toJS() : this.opened.form) as OpenedEntry["form"];
    const languages = Object.entries(i18n).filter(([name]) => !this.opened.disabled.includes(name));
    const form = { ...english, i18n: Object.fromEntries(languages) };
    const now = new Date();
    const permits = { ...known().permits, ...copiedPermit(this.opened.form) };
    const problems = entryProblems(kind, form, before, now, permits);
    // Where something is refused, nothing else is asked.
    const isRefused = (path: string) =>
      problems.some((one) => one.path.length > 0 && path.startsWith(`${one.path.join(".")}.`));
    return {
      form,
      unread: unreadProblems(kind, form, before, now),
      problems,
      warnings: this.warningsOf(form).filter(({ path }) => !isRefused(path.join("."))),
      missing: missingFields(kind, form, now),
    };
  });

  private check() {
    const checked = this.checked(this.props.entry);
    const today = officeDay(new Date());
    // The pictures are read later than the entry.
    const pictures = [
      ...smallPictures(this.kind, checked.form, today, this.afterInput),
      ...repeatedPictures(this.kind, checked.form, today),
    ];
    const { former } = this.stored;
    const address = formerAddressProblem(
      checked.form.data,
      this.slugOf(checked.form),
      this.before.slug,
      former,
    );
    return { ...checked, problems: [...checked.problems, ...address, ...pictures] };
  }

  /** An error in a check refuses saving and is told. Without this, the CMS would draw nothing, and say nothing. */
  private failure(): string | undefined {
    try {
      this.check();
      this.changes();
      return undefined;
    } catch (error) {
      return `This entry could not be checked, and is not saved: ${String(error)}. Take back the last change`;
    }
  }

  /** Whether nothing was typed into a new form. A duplicate has a title. */
  private isUntouched(present: EntryData): boolean {
    const { form } = this.opened;
    return !form.slug && !slugOfTitle(form.data) && valuesOf(present) === valuesOf(form);
  }

  private warningsOf(form: EntryData): Finding[] {
    const { titles, pages } = known();
    return entryWarnings(this.kind, form, this.before, new Date(), titles, pages);
  }

  private isConfirmed(warning: string): boolean {
    return this.warningsBefore.includes(warning) || this.opened.confirmed.includes(warning);
  }

  /** What the CMS was told last: it asks again only when the value changes. */
  private told = "";

  protected override verdictOf(): Verdict {
    const verdict = this.verdict();
    this.told = JSON.stringify(verdict);
    return verdict;
  }

  private verdict(): Verdict {
    if (this.failure()) return { error: { message: "Correct this before you save." } };
    const { unread, problems } = this.check();
    // A field refuses its own text, but only once it is drawn.
    if (problems.length + unread.length > 0)
      return { error: { message: "Correct this before you save." } };
    return (
      this.unconfirmed().length === 0 || {
        error: { message: "Correct this, or confirm that it is right." },
      }
    );
  }

  /** The CMS hands the entry over and validates again when the value changes. It saves neither of these two. */
  private readonly checkAgain = () => this.props.onChange(this.props.value === "" ? null : "");

  /** The CMS does not tell of changes in a language that was enabled since the form was opened. */
  private readonly afterInput = () => setTimeout(this.checkAgain);

  private readonly showAtFields = () => {
    const isSilent = this.failure() !== undefined || this.isUntouched(this.check().form);
    showAtFields(isSilent ? [] : [...this.check().problems, ...this.unconfirmed()]);
  };

  private unconfirmed(): Finding[] {
    return this.check().warnings.filter(({ text }) => !this.isConfirmed(text));
  }

  /** The CMS draws a field once it is in sight. It tells of no changed slug, and of no language that is disabled. */
  private readonly drawn = new MutationObserver(() => {
    const { opened } = this;
    const { slug, disabled } = opened;
    opened.slug = canSave() ? (slugInPanel() ?? slug) : opened.form.slug;
    opened.disabled = Object.keys(translationNames).filter(
      (language) => isDisabled(language) ?? disabled.includes(language),
    );
    if (opened.disabled.join() !== disabled.join()) this.checkAgain();
    else if (opened.slug !== slug) this.forceUpdate();
    else this.showAtFields();
  });

  override componentDidMount(): void {
    document.addEventListener("input", this.afterInput);
    this.drawn.observe(document.body, { childList: true, subtree: true });
    this.showAtFields();
    if (this.section) void this.readSlugs();
  }

  override componentDidUpdate(): void {
    this.showAtFields();
    if (this.told && this.told !== JSON.stringify(this.verdict())) this.afterInput();
  }

  override componentWillUnmount(): void {
    super.componentWillUnmount();
    document.removeEventListener("input", this.afterInput);
    this.drawn.disconnect();
  }

  private confirm(warning: string, isRight: boolean): void {
    const { opened } = this;
    opened.confirmed = isRight
      ? [...opened.confirmed, warning]
      : opened.confirmed.filter((one) => one !== warning);
    this.forceUpdate(this.checkAgain);
  }

  /** Where the changes are seen, in a sentence. */
  private where(): string {
    const { data, slug } = this.check().form;
    if (!this.section) return this.kind === "company" ? "all." : "those of the homes there.";
    const { status } = this.before;
    const wasOffline = status === undefined || isOffline(status);
    if (data["status"] === "draft" && wasOffline) return "none, it stays offline.";
    const { shown } = known();
    const versions = [this.opened.form.data, data].map((one) => ({ id: slug, data: one }));
    const others = shown ? otherPages(this.kind, versions, shown) : [];
    return `${["its own page", ...others].join(", ")}.`;
  }

  /** Of a form and a slug. A new entry begins with the values of its form, or with those of the entry it copies. */
  private readonly changesOf = remembered((form: EntryData) =>
    remembered((slug: string): string[] => {
      const { kind, section } = this;
      const isNew = !this.before.slug;
      if (isNew && !section) return [];
      const before = isNew ? { data: {}, i18n: {} } : this.opened.form;
      return [
        ...(section && !isNew ? addressChange(section, this.before.slug, slug) : []),
        ...(isNew && slug ? [`a new page: /${section}/${slug}`] : []),
        ...entryChanges(kind, before, form, officeDay(new Date()), `/${section}/${slug}`),
      ];
    }),
  );

  /** The slugs of all entries: the known ones are without drafts. */
  private stored: StoredSlugs = { slugs: [], former: new Map() };

  private async readSlugs(): Promise<void> {
    // Without them, the address of a new entry may have another number, and publishing refuses a former one.
    this.stored = await storedSlugs(this.kind).catch(() => this.stored);
    this.forceUpdate();
  }

  /** The slug as it will be saved; empty for a new entry without a title. */
  private slugOf({ data }: EntryData): string {
    if (this.before.slug) return this.opened.slug;
    const title = slugOfTitle(data);
    return title && freeSlug(title, [...knownSlugs(this.kind), ...this.stored.slugs]);
  }

  /** What saving changes. It is asked for after each change of the page. */
  private changes(): string[] {
    const { form } = this.checked(this.props.entry);
    return this.changesOf(form)(this.slugOf(form));
  }

  override render() {
    const failure = this.failure();
    if (failure)
      return (
        <ul className="problems" role="status">
          <li>{stopped(failure)}</li>
        </ul>
      );
    const { kind } = this;
    const { form, warnings, missing, ...found } = this.check();
    if (this.isUntouched(form))
      return (
        <p className="problems words" role="status">
          Fill in the fields with a star. What is missing, or not right yet, is listed here then.
        </p>
      );
    const problems = [...found.unread, ...found.problems];
    const now = new Date();
    const isFine = problems.length + warnings.length + missing.length === 0;
    const fine = nothingToCorrect(kind, form, this.before.status, now);
    const { section } = this;
    const changes = this.changes();
    return (
      <>
        {(kind === "properties" || kind === "projects") && (
          <QualityLine qualities={qualityOf(kind, form, officeDay(now))} />
        )}
        <ul
          className="problems"
          role="status"
          data-blocked={blockedBy(problems.length, this.unconfirmed().length)}
        >
          {isFine && (
            <li>
              <LinkedText text={stopped(fine.text)} path={fine.path} />
            </li>
          )}
          {missing.length > 0 && <Missing fields={missing} />}
          {problems.map(({ path, text }) => (
            <li key={text}>
              <LinkedText text={stopped(text)} path={path} />
            </li>
          ))}
          {warnings.map(({ path, text }) => (
            <li key={text}>
              <LinkedText text={stopped(text)} path={path} />{" "}
              <label className="question">
                <input
                  type="checkbox"
                  checked={this.isConfirmed(text)}
                  onChange={({ target }) => this.confirm(text, target.checked)}
                />{" "}
                It is right.
              </label>
            </li>
          ))}
        </ul>
        {section && this.before.slug && <PreviewLinks page={`/${section}/${this.before.slug}`} />}
        {changes.length > 0 && <Changes changes={changes} where={this.where()} />}
      </>
    );
  }
}
