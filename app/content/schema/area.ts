import { z } from "zod";
import {
  alsoCalled,
  alt,
  checkPosition,
  choice,
  dirhams,
  formerAddresses,
  integer,
  isoDate,
  lang,
  line,
  lines,
  order,
  permit,
  pictureFile,
  pictureView,
  position,
  reference,
  source,
  text,
  translated,
} from "./fields.ts";

const areaTexts = {
  name: line("name"),
  description: text("description", 400),
  dwellings: line("homes", "What people live in there, for example Towers."),
  transport: line("transport", "For example Metro."),
  suits: lines("whom it suits"),
  unsuited: z
    .strictObject({ opening: line("opening"), text: line("text") })
    .meta({ label: "whom it does not suit" }),
  morning: text("morning", 400),
  evening: text("evening", 400),
  close: z
    .array(
      z
        .union([
          z.strictObject({ place: line("place"), how: line("way") }),
          z.strictObject({ area: reference("area", "areas"), how: line("way") }),
        ])
        .meta({ label: "place", hint: "A place, or another area that has a guide." }),
    )
    .min(1)
    .meta({ label: "what is near" }),
  alt,
};

export const area = z
  .strictObject({
    lang,
    order,
    picture: pictureFile(),
    ...pictureView,
    ...position,
    properties: integer("number of properties on offer", "Indicative.").min(0),
    price: z
      .strictObject({
        from: dirhams("lower end of the asking prices in AED"),
        to: dirhams("upper end of the asking prices in AED"),
      })
      .refine(({ from, to }) => from <= to, {
        error: "the lower end of the asking prices should not be above the upper end",
      })
      .meta({ label: "asking prices" }),
    pricePerSquareFoot: z
      .strictObject({
        aed: dirhams("price in AED"),
        date: isoDate("day of this figure").optional(),
        source: source.optional(),
      })
      .refine(({ date, source: published }) => !date === !published, {
        error:
          "the price per sq ft needs a day and a source, or neither: it is then called indicative",
      })
      .optional()
      .meta({ label: "price per sq ft", hint: "Indicative without a day and a source." }),
    foreignOwnership: z
      .strictObject({
        right: choice(
          "right",
          ["freehold", "leasehold", "none"],
          "What somebody who is not a national of the Emirates or the Gulf states may own there.",
        ),
        source,
      })
      .optional()
      .meta({
        label: "ownership by foreigners",
        hint: "In Dubai by Regulation 3 of 2006 and its amendments.",
      }),
    alsoCalled: alsoCalled.optional(),
    neighbours: z
      .array(reference("area", "areas"))
      .meta({ label: "areas beside it", hint: "The nearest first." }),
    formerAddresses: formerAddresses("areas"),
    permit: permit.optional(),
    ...areaTexts,
    ...translated(areaTexts),
  })
  .check(checkPosition)
  .meta({ label: "area" });
