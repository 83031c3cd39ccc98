import { z } from "zod";
import { alsoCalled, checkPosition, choice, line, optionalPosition, reference } from "./fields.ts";

const placeFields = {
  id: z
    .string()
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/)
    .meta({
      label: "short name",
      hint: "Lower case letters, digits and hyphens, for example business-bay.",
    }),
  name: line("English name"),
  it: line("Italian name"),
  ar: line("Arabic name"),
  alsoCalled: alsoCalled.optional(),
};

/** Places that addresses refer to. A new district needs one entry. */
export const places = z
  .strictObject({
    districts: z
      .array(
        z
          .strictObject({
            ...placeFields,
            area: reference(
              "area guide",
              "areas",
              "The guide that shows the properties of the district: the nearest one, if none is chosen.",
            ).optional(),
            ...optionalPosition,
          })
          .check(checkPosition)
          .refine(({ area, lat }) => area !== undefined || lat !== undefined, {
            path: ["area"],
            error: ({ input }) =>
              `the district ${(input as { name: string }).name} needs an area guide or a position: its homes are shown there`,
          })
          .meta({ label: "district" }),
      )
      .meta({ label: "districts", hint: "Of Dubai. Properties are in one of them." }),
    places: z
      .array(
        z
          .strictObject({
            ...placeFields,
            emirate: choice(
              "emirate",
              ["dubai", "ras-al-khaimah"],
              "Only outside Dubai. It decides the fees of a purchase.",
              { names: { "ras-al-khaimah": "Ras Al Khaimah" } },
            ).optional(),
            ...optionalPosition,
            kind: choice(
              "kind",
              ["landmark", "airport"],
              "For places that maps name, and whose distance pages state.",
            ).optional(),
          })
          .check(checkPosition)
          .meta({ label: "place" }),
      )
      .meta({ label: "other places", hint: "Of projects, and landmarks." }),
  })
  .meta({ label: "places" });
