import { officeDay } from "../../app/format/office-time.ts";
import { known } from "./entry-files";
import { openedEntry } from "./opened-entry";
import { readAmount, type PriceFacts } from "./read-amount";
import { readDay, readMonth } from "./read-day";
import { TypedField } from "./typed-field";

/** A number, in the notations of the site's own fields. */
export class AmountField extends TypedField<number> {
  protected readonly inputMode = "decimal";

  protected override read(text: string) {
    const { field } = this.props;
    const setting = (name: string) => field.get(name as never) as unknown;
    return readAmount(
      text,
      {
        whole: setting("whole") === true,
        min: setting("min") as number | undefined,
        max: setting("max") as number | undefined,
        unit: setting("unit") as string | undefined,
      },
      setting("questioned") === true ? this.priceFacts() : {},
    );
  }

  private priceFacts(): PriceFacts {
    const fact = (name: string) => this.props.entry?.getIn(["data", name]) as unknown;
    const squareFeet = fact("areaSqFt");
    const { data } = openedEntry(this.props.entry).form;
    const before = data[this.props.field.get("name")];
    return {
      before: typeof before === "number" ? before : undefined,
      squareFeet: typeof squareFeet === "number" ? squareFeet : undefined,
      rent:
        fact("purpose") === "rent"
          ? this.props.entry?.getIn(["data", "rent", "period"]) === "month"
            ? "month"
            : "year"
          : undefined,
      others: known().perSquareFoot,
    };
  }
}

/** A month, or the last one of a quarter. */
export class MonthField extends TypedField<string> {
  protected readonly inputMode = "text";
  protected override read(text: string) {
    const isQuestioned = this.props.field.get("questioned" as never) === true;
    return readMonth(text, isQuestioned ? officeDay(new Date()) : undefined);
  }
}

/** A day, with the day before the month. */
export class DayField extends TypedField<string> {
  protected readonly inputMode = "text";
  protected override read(text: string) {
    return readDay(text);
  }
}
