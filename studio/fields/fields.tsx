import { officeDay } from "../../app/format/office-time.ts";
import { known } from "./entry-files";
import { openedEntry } from "./opened-entry";
import { type PriceFacts, priceFacts, readAmount } from "./read-amount";
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
    const { entry, field } = this.props;
    const fact = (...names: string[]) => entry?.getIn(["data", ...names]);
    const data = {
      areaSqFt: fact("areaSqFt"),
      purpose: fact("purpose"),
      rent: { period: fact("rent", "period") },
    };
    const before = openedEntry(entry).form.data[field.get("name")];
    return priceFacts(data, before, known().perSquareFoot);
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
    return readDay(text, officeDay(new Date()));
  }
}
