import { type Area, areaFiguresMonth } from "~/content/areas";
import { company } from "~/content/company";
import { purchaseFigures, vat } from "~/content/costs";
import { listingAgreement } from "~/content/law";
import { textsIn } from "~/content/texts";
import { interpolate } from "~/format/interpolate";
import type { Site } from "~/site/site";
import { linkedSources } from "~/ui/sources";

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
 * @param query with `district`, the id of an area, optional
 */
export function askingPrices(site: Site, query: URLSearchParams) {
  const { locale, advertised, messages } = site;
  const { asking } = messages.sell;
  const district = advertised.areas.find(({ id }) => id === query.get("district"));
  const result = district && areaRange(site, district);
  const inForm = result && interpolate(asking.inForm, { area: result.area, range: result.range });
  return {
    districts: advertised.areas.map((area) => ({
      value: area.id,
      label: textsIn(area, locale).name,
    })),
    chosen: district?.id,
    result,
    preset: {
      // The owner adds the building and the unit.
      propertyAddress: result?.area ?? "",
      details: inForm ?? "",
    },
  };
}

export type AskingPricesData = ReturnType<typeof askingPrices>;

export function sellingCosts({ format, messages }: Site) {
  const { costs } = messages.sell;
  // The buyer's table of costs has the same fees.
  const { transfer, noc } = messages.costs.purchase.lines;
  const share = format.percent(purchaseFigures.transfer.value);
  const fee = company.sellingFee;
  return {
    ...costs,
    rows: [
      {
        ...costs.rows.fee,
        note: interpolate(costs.rows.fee.note, {
          share: format.percentInSentence(purchaseFigures.brokerage.value),
          vat: format.percentInSentence(vat),
        }),
        text:
          fee === undefined
            ? costs.rows.fee.notStated
            : interpolate(costs.rows.fee.stated, {
                fee: format.percent(fee),
                vat: format.percent(vat),
              }),
        sources: purchaseFigures.brokerage.sources,
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
