import type { CustomFieldControlProps } from "@sveltia/cms";
import { Fragment } from "react";
import { parse } from "yaml";
import { officeDay } from "../../app/format/office-time.ts";
import type { Finding } from "../../scripts/content/explain.ts";
import { columns, renamedHomes } from "../../scripts/import/columns.ts";
import { choiceName } from "../../scripts/studio/fields.ts";
import { CheckedField, type Verdict } from "./checked-field";
import { Changes } from "./checks-field";
import { openedEntry } from "./opened-entry";
import { stopped } from "./places";
import {
  type PriceChange,
  type PriceField,
  type PriceValue,
  mergedChanges,
  readChanges,
  valueIn,
  writeChanges,
} from "./price-changes.ts";
import { type CheckedHome, checkHome, dataOf, readCell } from "./price-checks";
import { storedHomes, storedText } from "./stored-files";

interface State {
  /** The files by slug, once they are read, each with the text that words are looked for in. */
  homes?: ReadonlyMap<string, { text: string; searched: string }>;
  /** The slug of a property by each that it had before. */
  renamed?: ReadonlyMap<string, string>;
  failure?: string;
  words: string;
  onlyChanged: boolean;
  /** How many rows are drawn. */
  rows: number;
  /** The cell that is typed in: its text is kept as it is typed. */
  typing?: { home: string; field: PriceField; text: string } | undefined;
}

/** How many rows are drawn at first, and with each press of the button. */
const rowsAtOnce = 50;

/** What the words are looked for in: the slug, and the lines of these facts. */
const searchedLines = /^(?:title|reference|district|place|status|type|aed| {2}state):.*$/gm;

const searchedText = (id: string, text: string) =>
  [id, ...(text.match(searchedLines) ?? [])].join(" ").toLowerCase();

/** What a new price or status may need as well, in the form of the property only. */
const otherFields: ReadonlySet<PropertyKey | undefined> = new Set(["range", "usd", "permit"]);

const optionsOf = (field: PriceField) => columns.find(({ key }) => key === field)?.options ?? [];

const shown = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** An entry of the CMS, an Immutable Map. */
interface StoredEntry {
  get(name: "collection"): unknown;
  getIn(path: readonly string[]): unknown;
  setIn(path: readonly string[], value: unknown): this;
  toJS(): object;
}

/** The table as it is saved, with what others have saved in it since it was opened. */
export async function withChangesOfOthers<Entry extends StoredEntry>(entry: Entry): Promise<Entry> {
  const path = ["data", "changes"];
  const { changes = "" } = (parse(await storedText("prices.yaml")) ?? {}) as { changes?: string };
  const opened = shown(openedEntry(entry).form.data["changes"]);
  return entry.setIn(path, mergedChanges(opened, shown(entry.getIn(path)), changes));
}

/** The properties with their status and price to edit. The value has the changes: `price-changes.ts`. */
export class PriceTable extends CheckedField<State> {
  override readonly state: State = { words: "", onlyChanged: false, rows: rowsAtOnce };
  private readonly opened = openedEntry(this.props.entry);
  private readonly wasSaved = readChanges(this.opened.form.data["changes"]).length > 0;

  private text = shown(this.props.value);
  /** Values that the CMS has got and not given back yet. */
  private readonly sent = new Set<string>();
  private readonly checkedHomes = new Map<string, { key: string; home: CheckedHome }>();

  /** The changes by the slugs that the properties have now. */
  private changes(): PriceChange[] {
    const { homes, renamed } = this.state;
    return readChanges(this.text).flatMap((change) => {
      const home = renamed?.get(change.home) ?? (homes?.has(change.home) ? change.home : undefined);
      return home ? [{ ...change, home }] : [];
    });
  }

  /** A property with its changes, which are checked once. */
  private home(id: string, text: string, changes: readonly PriceChange[]): CheckedHome {
    const own = changes.filter(({ home }) => home === id);
    const key = writeChanges(own) + text;
    const last = this.checkedHomes.get(id);
    if (last?.key === key) return last.home;
    const home = checkHome(id, text, own);
    this.checkedHomes.set(id, { key, home });
    return home;
  }

  private changedHomes(): CheckedHome[] {
    const changes = this.changes();
    return [...new Set(changes.map(({ home }) => home))]
      .flatMap((id) => {
        const stored = this.state.homes?.get(id);
        return stored ? [this.home(id, stored.text, changes)] : [];
      })
      .filter((home) => home.changes.length > 0);
  }

  private keyOf = ({ id }: CheckedHome, { text }: Finding) => `${id}: ${text}`;

  private unconfirmed(home: CheckedHome): Finding[] {
    return home.warnings.filter((one) => !this.opened.confirmed.includes(this.keyOf(home, one)));
  }

  private isRight = (home: CheckedHome) =>
    home.problems.length === 0 && this.unconfirmed(home).length === 0;

  protected override verdictOf(): Verdict {
    // Nothing can be typed until the properties are read.
    if (!this.state.homes) return true;
    const count = this.changedHomes().filter((home) => !this.isRight(home)).length;
    return (
      count === 0 || {
        error: { message: "Correct the marked rows, or tick that they are right." },
      }
    );
  }

  override async componentDidMount(): Promise<void> {
    try {
      const texts = await storedHomes();
      const homes = [...texts].map(
        ([id, text]) => [id, { text, searched: searchedText(id, text) }] as const,
      );
      const renamed = renamedHomes(
        [...texts]
          .filter(([, text]) => text.includes("formerAddresses:"))
          .map(([id, text]) => [id, dataOf(text)]),
      );
      this.setState({ homes: new Map(homes), renamed });
    } catch (error) {
      this.setState({ failure: String(error) });
    }
  }

  /** Takes over a value that was not typed here, after "Revert All Changes" for example. */
  override componentDidUpdate({ value: before }: CustomFieldControlProps): void {
    const value = shown(this.props.value);
    if (this.props.value === before) return;
    if (value === this.text) this.sent.clear();
    else if (!this.sent.has(value)) {
      this.text = value;
      this.forceUpdate();
    }
  }

  private send(text: string): void {
    this.text = text;
    this.sent.add(text);
    this.props.onChange(text);
    this.forceUpdate();
  }

  private store(changes: readonly PriceChange[]): void {
    this.send(writeChanges(changes));
  }

  /** Stores values of a property; one that it has is no change. */
  private set(home: CheckedHome, values: Readonly<Partial<Record<PriceField, PriceValue>>>): void {
    const others = this.changes().filter((one) => one.home !== home.id || !(one.field in values));
    const added = Object.entries(values).map(([name, after]) => {
      const field = name as PriceField;
      return { home: home.id, field, before: valueIn(home.before, field), after };
    });
    this.store([...others, ...added.filter(({ before, after }) => before !== after)]);
  }

  private type(home: CheckedHome, field: PriceField, text: string): void {
    const reading = readCell(field, text, home);
    const value = reading && "value" in reading ? reading.value : text.trim() || undefined;
    this.setState({ typing: { home: home.id, field, text } });
    this.set(home, { [field]: value });
  }

  /** With a state, today is the day until another is typed. */
  private chooseState(home: CheckedHome, state: string): void {
    const day = valueIn(home.data, "availability.date") ?? officeDay(new Date());
    this.set(home, {
      "availability.state": state || undefined,
      "availability.date": state ? day : undefined,
    });
  }

  private confirm(home: CheckedHome, warning: Finding, isConfirmed: boolean): void {
    const { opened } = this;
    const key = this.keyOf(home, warning);
    const others = opened.confirmed.filter((one) => one !== key);
    opened.confirmed = isConfirmed ? [...others, key] : others;
    // The CMS validates again when the value changes. It does not save the line break.
    this.send(this.text.endsWith("\n") ? this.text.trimEnd() : `${this.text}\n`);
  }

  private select(home: CheckedHome, field: PriceField, none?: string) {
    const choose = (value: string) =>
      field === "status" ? this.set(home, { status: value }) : this.chooseState(home, value);
    return (
      <select
        aria-label={`${none ?? "Status"}: ${home.title}`}
        value={shown(valueIn(home.data, field))}
        onChange={({ target }) => choose(target.value)}
      >
        {none && <option value="">–</option>}
        {optionsOf(field).map((option) => (
          <option key={option} value={option}>
            {choiceName(option)}
          </option>
        ))}
      </select>
    );
  }

  /** A cell that is typed in, with its value in words, and the value before if that is another. */
  private input(home: CheckedHome, field: PriceField, label: string) {
    const { typing } = this.state;
    const isTyped = typing?.home === home.id && typing.field === field;
    const text = isTyped ? typing.text : shown(valueIn(home.data, field));
    const reading = readCell(field, text, home);
    const id = `${this.props.forID}-${home.id}-${field}`;
    return (
      <>
        <input
          type="text"
          inputMode={field === "aed" ? "decimal" : "text"}
          autoComplete="off"
          aria-label={`${label}: ${home.title}`}
          aria-describedby={id}
          aria-invalid={reading !== undefined && "problem" in reading}
          value={text}
          onChange={({ target }) => this.type(home, field, target.value)}
          onBlur={() => this.setState({ typing: undefined })}
        />
        <output id={id} className="words">
          {reading && ("problem" in reading ? reading.problem : reading.words)}
        </output>
      </>
    );
  }

  /** The changes of a property, and what is to be corrected or confirmed. */
  private changedRow(home: CheckedHome) {
    return (
      <tr className="changed of-row">
        <td colSpan={4}>
          <span className="words">
            {home.lines.map((line) => `${stopped(line)} `)}
            <button
              type="button"
              className="to-field"
              aria-label={`Take back: ${home.title}`}
              onClick={() => this.store(this.changes().filter((one) => one.home !== home.id))}
            >
              Take back
            </button>
          </span>
          {home.problems.map(({ text }) => (
            <span key={text} className="words asked">
              {stopped(text)}
            </span>
          ))}
          {home.problems.some(({ path: [field] }) => otherFields.has(field)) && (
            <span className="words">
              The table has no price range, no price in US dollars and no permit. Take this back,
              and change both in the form of the property.
            </span>
          )}
          {home.warnings.map((warning) => (
            <label key={warning.text} className="question asked">
              <input
                type="checkbox"
                checked={this.opened.confirmed.includes(this.keyOf(home, warning))}
                onChange={({ target }) => this.confirm(home, warning, target.checked)}
              />{" "}
              {stopped(warning.text)} It is right.
            </label>
          ))}
        </td>
      </tr>
    );
  }

  private row(home: CheckedHome) {
    const isChanged = home.changes.length > 0;
    return (
      <Fragment key={home.id}>
        <tr className={isChanged ? "changed" : undefined}>
          <th scope="row">
            {home.title}
            <span className="words">
              {shown(home.before["reference"]) || home.id}
              {home.before["purpose"] === "rent" && " · to rent"}
            </span>
          </th>
          <td>{this.select(home, "status")}</td>
          <td>{this.input(home, "aed", "Price in AED")}</td>
          <td>
            {this.select(home, "availability.state", "Reserved, sold or let")}
            {valueIn(home.data, "availability.state") !== undefined &&
              this.input(home, "availability.date", "Day")}
          </td>
        </tr>
        {isChanged && this.changedRow(home)}
      </Fragment>
    );
  }

  private summary(changed: readonly CheckedHome[]) {
    const wrong = changed.filter((home) => !this.isRight(home));
    return (
      <>
        <ul
          className="problems"
          role="status"
          data-blocked={wrong.length > 0 ? "properties to correct, or boxes to tick" : ""}
        >
          {this.wasSaved && (
            <li>
              What was saved before is marked until it is published, which takes some minutes. It
              can still be changed here.
            </li>
          )}
          {changed.length === 0 && <li>Nothing is changed.</li>}
          {wrong.map((home) => (
            <li key={home.id}>
              <button
                type="button"
                className="to-field"
                onClick={() => this.setState({ words: home.id, onlyChanged: false })}
              >
                {home.title}
              </button>
              {": "}
              {[...home.problems, ...this.unconfirmed(home)]
                .map(({ text }) => stopped(text))
                .join(" ")}
            </li>
          ))}
        </ul>
        {changed.length > 0 && (
          <Changes
            changes={changed.flatMap(({ title, lines }) =>
              lines.map((line) => `${title}, ${line}`),
            )}
            where="those of these homes, and all lists that have them."
          />
        )}
      </>
    );
  }

  override render() {
    const { homes, failure, words, onlyChanged, rows } = this.state;
    if (!homes)
      return (
        <p className="words" role="status">
          {failure
            ? `The properties could not be read: ${failure}. Load the studio again.`
            : "The properties are being read."}
        </p>
      );
    const changes = this.changes();
    const changed = this.changedHomes();
    const changedIds = new Set(changed.map(({ id }) => id));
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const found = [...homes].filter(([id, { searched }]) =>
      onlyChanged ? changedIds.has(id) : wanted.every((word) => searched.includes(word)),
    );
    return (
      <div className="prices">
        {this.summary(changed)}
        <p className="find">
          <label>
            Find{" "}
            <input
              type="search"
              value={words}
              onChange={({ target }) => this.setState({ words: target.value, rows: rowsAtOnce })}
            />
          </label>
          <label>
            <input
              type="checkbox"
              checked={onlyChanged}
              onChange={({ target }) => this.setState({ onlyChanged: target.checked })}
            />{" "}
            Only those that change
          </label>
          <output>
            {found.length} of {homes.size}
          </output>
        </p>
        <table>
          <thead>
            <tr>
              {["Property", "Status", "Price in AED", "Reserved, sold or let"].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.slice(0, rows).map(([id, { text }]) => this.row(this.home(id, text, changes)))}
          </tbody>
        </table>
        {found.length > rows && (
          <button type="button" onClick={() => this.setState({ rows: rows + rowsAtOnce })}>
            {Math.min(rowsAtOnce, found.length - rows)} more
          </button>
        )}
      </div>
    );
  }
}
