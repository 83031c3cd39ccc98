import { readAmount, type PriceFacts } from "./read-amount";
import { readDay } from "./read-day";
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
      setting("price") === true ? this.priceFacts() : {},
    );
  }

  private priceFacts(): PriceFacts {
    const fact = (name: string) => this.props.entry?.getIn(["data", name]) as unknown;
    const squareFeet = fact("areaSqFt");
    return {
      before: typeof this.before === "number" ? this.before : undefined,
      squareFeet:
        fact("purpose") === "sale" && typeof squareFeet === "number" ? squareFeet : undefined,
    };
  }
}

/** A day, with the day before the month. */
export class DayField extends TypedField<string> {
  protected readonly inputMode = "text";
  protected override read(text: string) {
    return readDay(text);
  }
}
