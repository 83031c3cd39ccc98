import { type Area, areaFiguresMonth } from "~/content/areas";
import { company } from "~/content/company";
import { purchaseFigures, vat } from "~/content/costs";
import { listingAgreement } from "~/content/law";
import { textsIn } from "~/content/texts";
import { contactSubject } from "~/features/enquiries/contact-subject";
import { type Amount, type AmountLimits, parseAmount, salePriceLimits } from "~/format/amount";
import { cleanLine, normalizeArabicLetters } from "~/format/clean-text";
import { interpolate } from "~/format/interpolate";
import { showProperty } from "~/listings/property";
import type { Locale } from "~/locale";
import type { Site } from "~/site/site";
import { linkedSources } from "~/ui/sources";

/** The price at which a sale's costs are shown until the owner enters one, in AED. */
const examplePrice = 2_000_000;

/** Limits of a home's size, in either unit. */
const sizeLimits: AmountLimits = { min: 1, max: 1_000_000 };

/** The units that an owner may write after a size, with normalised Arabic letters: those of the field's label. */
const squareFeet = /(?:sq\.? ?ft\.?|square f(?:ee|oo)t|ft2?|(?:قدما?|اقدام)(?:2| ?مربع[اه]?)?)$/i;
const squareMetres = /(?:mq|m2|metri(?: quadr(?:at)?i)?)$/i;

const withoutUnit = (locale: Locale, size: string) =>
  normalizeArabicLetters(size.normalize("NFKC")).replace(
    locale === "it" ? squareMetres : squareFeet,
    "",
  );

/** The firm's homes for sale in an area: "2 bedrooms, 982 sq ft · 91 m², AED 1,500,000". */
const homesForSale = (site: Site, district: Area) =>
  site.advertised.properties
    .filter(({ area, purpose }) => area === district.id && purpose === "sale")
    .map((property) => {
      const { title, path, mainPrice } = showProperty(site, property);
      const facts = [
        site.format.count(property.bedrooms, site.messages.properties.bedrooms),
        site.format.floorArea(property.areaSqFt),
        mainPrice,
      ];
      return { to: path, text: title, facts: site.format.commaList(facts) };
    });

/** What an owner reads whose price is not within the range of a district; undefined if it is. */
function besideRange({ format, messages }: Site, { from, to }: Area["price"], price: Amount) {
  if (!("value" in price) || (price.value >= from && price.value <= to)) return undefined;
  const { above, below } = messages.sell.asking;
  return interpolate(price.value > to ? above : below, { price: format.money(price.value, "AED") });
}

/**
 * The range of asking prices in an area, with the month of the estimate, the guide that has it, and the firm's homes for
 * sale there. The guides have one range for homes of every size, so the number of bedrooms does not narrow it.
 */
function areaRange(site: Site, district: Area, price: Amount) {
  const { locale, format, messages } = site;
  const { asking } = messages.sell;
  const area = textsIn(district, locale).name;
  return {
    area,
    title: interpolate(asking.result, { area }),
    range: format.compactMoneyRange(district.price, "AED"),
    converted: format.compactConvertedRange(district.price),
    homes: homesForSale(site, district),
    note: interpolate(asking.note, { month: format.month(areaFiguresMonth, "long") }),
    besideRange: besideRange(site, district.price, price),
    guide: {
      to: `/areas/${district.id}` as const,
      text: interpolate(asking.guide, { area }),
    },
  };
}

/** The answers to the page's other form, which a submission of one keeps. */
const keptOf = (query: URLSearchParams, names: readonly string[]) =>
  [...query].filter(([name]) => names.includes(name));

/**
 * The asking prices of an owner's district, from its area guide, and the answers that they fill into the valuation
 * form. For the loader of /sell.
 *
 * @param query all optional: `district`, the id of an area, or "" if the owner chose none; `bedrooms`; `size` as text, in
 *   the unit of the language; `price` of the page's other form;
 *   `language` of Find Your Partner
 */
export function askingPrices(site: Site, query: URLSearchParams) {
  const { locale, advertised, messages } = site;
  const { asking } = messages.sell;
  const { options: bedroomNames } = messages.buy.filter.fields.bedrooms;
  const district = advertised.areas.find(({ id }) => id === query.get("district"));
  const price = parseAmount(query.get("price") ?? "", salePriceLimits);
  const result = district && areaRange(site, district, price);
  const allBedrooms = Object.entries(bedroomNames).map(([value, label]) => ({ value, label }));
  const bedrooms = allBedrooms.find(({ value }) => value === query.get("bedrooms"));
  const size = cleanLine(query.get("size") ?? "");
  const amount = parseAmount(withoutUnit(locale, size), sizeLimits);
  const { language } = contactSubject(query);
  const languages = messages.enquiries.options.language;
  // The form says that we call in the page's language, which is the first.
  const isOther = language !== "" && language !== Object.keys(languages)[0];
  const home = [
    result?.area,
    bedrooms?.label,
    "value" in amount && interpolate(asking.ofSize, { size: site.format.number(amount.value, 2) }),
    "value" in price &&
      interpolate(asking.ofPrice, { price: site.format.money(price.value, "AED") }),
    isOther && interpolate(asking.callIn, { language: languages[language] }),
  ].filter((text) => typeof text === "string");
  return {
    districts: advertised.areas.map((area) => ({
      value: area.id,
      label: textsIn(area, locale).name,
    })),
    bedrooms: allBedrooms,
    chosen: { district: district?.id, bedrooms: bedrooms?.value, size },
    errors: {
      district: query.has("district") && !district ? asking.missing : undefined,
      size: "problem" in amount && amount.problem !== "empty" ? asking.unreadableSize : undefined,
    },
    result,
    preset: {
      // The owner adds the building and the unit.
      propertyAddress: result?.area ?? "",
      // With the district: the address may be written before it is chosen.
      details: site.format.commaList(home),
    },
    kept: keptOf(query, ["price", "language"]),
  };
}

export type AskingPricesData = ReturnType<typeof askingPrices>;

/**
 * What leaves the seller's pocket at a price: the certificate, and the fee if the seller pays one. For both, or as the
 * firm asks.
 *
 * @param price in AED
 * @param title with a place for `price`
 */
function costsAt({ format, messages }: Site, price: number, title: string) {
  const { example } = messages.sell.costs;
  const { from, to } = purchaseFigures.noc.value;
  const withFee = (percent: number) => {
    const fee = Math.ceil((price * percent * (100 + vat)) / 10_000);
    return format.exactMoneyRange({ from: from + fee, to: to + fee }, "AED");
  };
  const { sellingFee } = company;
  const usual = purchaseFigures.brokerage.value;
  const shares = sellingFee === undefined ? [0, usual] : [sellingFee];
  return {
    title: interpolate(title, { price: format.money(price, "AED") }),
    note: example.note,
    rows: shares.map((percent) => ({
      name: interpolate(percent === 0 ? example.withoutFee : example.withFee, {
        fee: format.percentInSentence(percent),
        vat: format.percentInSentence(vat),
      }),
      text: withFee(percent),
    })),
  };
}

/** The field for the owner's price, and what a sale costs at it, or else at the price of the example. */
function sellingExample(site: Site, query: URLSearchParams) {
  const { format, messages } = site;
  const { fields, hints, errors } = messages.purchasePlan.form;
  const { submit, use, title, titleOfExample } = messages.sell.costs.example;
  const text = query.get("price");
  const amount: Amount =
    text === null ? { value: examplePrice } : parseAmount(text, salePriceLimits);
  const isPrice = "value" in amount;
  const example = format.number(examplePrice);
  return {
    // The example is not in the field: it would be sent with the request as the owner's price.
    field: {
      label: fields.price,
      hint: interpolate(hints.example, { example }),
      defaultValue: isPrice && text !== null ? format.number(amount.value, 2) : (text ?? ""),
      error: isPrice
        ? undefined
        : interpolate(errors[amount.problem], {
            example,
            min: format.number(salePriceLimits.min),
            max: format.number(salePriceLimits.max),
          }),
    },
    submit,
    kept: keptOf(query, ["district", "bedrooms", "size", "language"]),
    result: isPrice
      ? costsAt(site, amount.value, text === null ? titleOfExample : title)
      : undefined,
    use: text === null ? messages.sell.asking.use : use,
  };
}

/**
 * What a sale costs an owner. For the loader of /sell.
 *
 * @param query optional: `price`, as text
 */
export function sellingCosts(site: Site, query: URLSearchParams) {
  const { format, messages } = site;
  const { costs } = messages.sell;
  // The buyer's table of costs has the same fees.
  const { transfer, noc } = messages.costs.purchase.lines;
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
        text: costs.rows.transfer,
        sources: purchaseFigures.transfer.sources,
      },
      { ...costs.rows.loan, text: costs.rows.loan.value, sources: [] },
    ].map(({ name, note, text, sources }) => ({
      name,
      note,
      text,
      sources: linkedSources(sources),
    })),
    example: sellingExample(site, query),
    agreement: { ...costs.agreement, sources: linkedSources(listingAgreement.sources) },
  };
}

export type SellingCostsData = ReturnType<typeof sellingCosts>;
