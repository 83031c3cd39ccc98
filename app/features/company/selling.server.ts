import { type Area, areaFiguresMonth } from "~/content/areas";
import { company } from "~/content/company";
import { purchaseFigures, vat } from "~/content/costs";
import { listingAgreement } from "~/content/law";
import type { PropertyType } from "~/content/properties";
import { textsIn } from "~/content/texts";
import { parseAmount } from "~/format/amount";
import { squareMetresInSquareFoot } from "~/format/floor-area";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";
import { linkedSources } from "~/ui/sources";

/** The sizes that an owner may enter, in sq ft, in Italian in square metres. */
const limitsInFeet = { min: 100, max: 100_000 };
const limitsInMetres = { min: 10, max: 10_000 };

/** The range of asking prices in an area, with the month of the estimate and the guide that has it. */
function areaRange({ locale, format, messages }: Site, district: Area) {
  const { asking } = messages.sell;
  const area = textsIn(district, locale).name;
  return {
    area,
    title: interpolate(asking.result, { area }),
    range: format.compactMoneyRange(district.price, "AED"),
    converted: format.compactConvertedRange(district.price),
    note: interpolate(asking.note, { month: format.month(areaFiguresMonth, "long") }),
    guide: {
      to: `/areas/${district.id}` as const,
      text: interpolate(asking.guide, { area }),
    },
  };
}

/**
 * The asking prices of an owner's district, from its area guide, and the answers that they fill into the valuation
 * form. For the loader of /sell.
 *
 * @param query with `district`, the id of an area, `type`, a property type, and `size` in the unit of the language, all
 *   optional
 */
export function askingPrices(site: Site, query: URLSearchParams) {
  const { locale, format, advertised, messages } = site;
  const { asking } = messages.sell;
  const typeNames = messages.properties.types;
  const types = Object.keys(typeNames) as PropertyType[];
  const district = advertised.areas.find(({ id }) => id === query.get("district"));
  const type = types.find((name) => name === query.get("type"));
  const sizeText = query.get("size") ?? "";
  const inMetres = locale === "it";
  const sizeLimits = inMetres ? limitsInMetres : limitsInFeet;
  const size = parseAmount(sizeText, sizeLimits);
  const sizeError =
    "problem" in size && size.problem !== "empty"
      ? interpolate(asking.size.invalid, {
          min: format.number(sizeLimits.min),
          max: format.number(sizeLimits.max),
        })
      : undefined;
  const home = [
    type && typeNames[type],
    "value" in size &&
      format.floorArea(inMetres ? Math.round(size.value / squareMetresInSquareFoot) : size.value),
  ].filter((part) => typeof part === "string");
  const result = district && {
    ...areaRange(site, district),
    given:
      home.length > 0 ? interpolate(asking.given, { home: format.commaList(home) }) : undefined,
  };
  const inForm = result && interpolate(asking.inForm, { area: result.area, range: result.range });
  return {
    districts: advertised.areas.map((area) => ({
      value: area.id,
      label: textsIn(area, locale).name,
    })),
    types: types.map((value) => ({ value, label: typeNames[value] })),
    chosen: { district: district?.id, type, size: sizeText },
    sizeError,
    result,
    preset: {
      // The owner adds the building and the street.
      propertyAddress: result?.area ?? "",
      details: [...home, ...(inForm ? [inForm] : [])].join("\n"),
    },
  };
}

export type AskingPricesData = ReturnType<typeof askingPrices>;

export function sellingCosts({ format, messages }: Site) {
  const { costs } = messages.sell;
  // The buyer's table of costs has the same two fees.
  const { transfer, noc } = messages.costs.purchase.lines;
  const share = format.percent(purchaseFigures.transfer.value);
  const fee = company.sellingFee;
  return {
    ...costs,
    rows: [
      {
        ...costs.rows.fee,
        text:
          fee === undefined
            ? costs.rows.fee.notStated
            : interpolate(costs.rows.fee.stated, {
                fee: format.percent(fee),
                vat: format.percent(vat),
              }),
        sources: [],
      },
      {
        ...noc,
        text: format.exactMoneyRange(purchaseFigures.noc.value, "AED"),
        sources: purchaseFigures.noc.sources,
      },
      {
        name: transfer.name,
        note: interpolate(transfer.note, {
          share: format.percentInSentence(purchaseFigures.transfer.value),
        }),
        text: share,
        sources: purchaseFigures.transfer.sources,
      },
      { ...costs.rows.loan, text: costs.rows.loan.value, sources: [] },
    ].map(({ name, note, text, sources }) => ({
      name,
      note,
      text,
      sources: linkedSources(sources),
    })),
    agreement: { ...costs.agreement, sources: linkedSources(listingAgreement.sources) },
  };
}

export type SellingCostsData = ReturnType<typeof sellingCosts>;
