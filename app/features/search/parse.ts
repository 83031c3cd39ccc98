import type { PropertyType, Purpose } from "~/content/properties";
import { parseAmount } from "~/format/amount";
import type { Currency } from "~/format/money";
import { type Meaning, phraseAt } from "./lexicon";
import { type Token, tokensOf, maxQueryLength } from "./normalize";
import type { SearchPlace } from "./places";
import { isInTexts } from "./text-index";

/** A range with both ends included; a missing end is open. */
export interface Range {
  min?: number;
  max?: number;
}

/** The meaning of a part of a query. */
export type Criterion =
  | ({ kind: "bedrooms" | "bathrooms" } & Range)
  | ({ kind: "price"; currency: Currency } & Range)
  /** A floor area in square feet. `about`: without a limit, it is a range around it. */
  | ({ kind: "area"; about?: number } & Range)
  | { kind: "type"; types: readonly PropertyType[] }
  | { kind: "purpose"; purpose: Purpose }
  | { kind: "place"; places: readonly SearchPlace[] }
  | { kind: "offPlan" }
  /** What a property must not be or have, with its own part of the query. */
  | { kind: "not"; criterion: Criterion; subject: readonly Part[] }
  /** The view, or other words: in their normal forms, for the index. */
  | { kind: "view" | "text"; terms: readonly string[] };

interface Part {
  start: number;
  end: number;
}

export interface ParsedCriterion {
  criterion: Criterion;
  parts: readonly Part[];
}

export interface ParsedQuery {
  /** In the order of the query. All of them have to be met. */
  criteria: ParsedCriterion[];
  /** The words without a meaning for the search, as they were typed. */
  ignored: string[];
  /** Whether one of them is a word for view without its subject. */
  lacksView: boolean;
}

/** The maximum number of words for the index; further words are ignored. */
const maxTerms = 6;

/** A number without a unit, a factor or a currency is a price from this value on. */
const minBarePrice = 10_000;
const maxRooms = 20;
/** A floor area without a limit also finds what is so much smaller or larger. */
const areaTolerance = 0.1;
const amountLimits = { min: 0, max: 10_000_000_000 };

interface Piece {
  meanings: readonly Meaning[];
  token: Token;
  end: number;
}

function piecesOf(query: string): Piece[] {
  const tokens = tokensOf(query);
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const phrase = token.kind === "number" ? undefined : phraseAt(tokens, at, isInTexts);
    const length = phrase?.length ?? 1;
    pieces.push({
      token,
      meanings: phrase?.meanings ?? [],
      end: tokens[at + length - 1]?.end ?? token.end,
    });
    at += length;
  }
  return pieces;
}

const meaningOf = <Kind extends Meaning["kind"]>(piece: Piece | undefined, kind: Kind) =>
  piece?.meanings.find(
    (meaning): meaning is Extract<Meaning, { kind: Kind }> => meaning.kind === kind,
  );

/** A parsed value, and the index of the next piece. */
interface ParseResult<Value> {
  value: Value;
  next: number;
}

interface Amount {
  amount: number;
  /** Whether a number is a price: by a factor, a currency or its size. */
  isPrice: boolean;
  hasFactor: boolean;
  currency?: Currency;
}

/** Words that link others. */
const linkingKinds = new Set<Meaning["kind"]>([
  "stopWord",
  "to",
  "either",
  "from",
  "viewLink",
  "monthly",
]);

/** Parses a query piece by piece. Each piece is read once, so the time is linear in the length. */
class QueryParser {
  readonly criteria: ParsedCriterion[] = [];
  readonly ignored: Part[] = [];
  lacksView = false;
  private readonly pieces: readonly Piece[];

  constructor(query: string) {
    this.pieces = piecesOf(query);
  }

  private hasMeaning(at: number, kind: Meaning["kind"]): boolean {
    return meaningOf(this.pieces[at], kind) !== undefined;
  }

  private skipStopWords(at: number): number {
    let next = at;
    while (this.pieces[next]?.meanings.length === 1 && this.hasMeaning(next, "stopWord")) next += 1;
    return next;
  }

  private add(criterion: Criterion, from: number, next: number) {
    const start = this.pieces[from]?.token.start ?? 0;
    const end = this.pieces[next - 1]?.end ?? start;
    this.criteria.push({ criterion, parts: [{ start, end }] });
    return next;
  }

  /** A number in digits or words. */
  private number(at: number): ParseResult<number> | undefined {
    const piece = this.pieces[at];
    if (piece?.token.kind === "number") {
      const amount = parseAmount(piece.token.normalized, amountLimits);
      return "value" in amount ? { value: amount.value, next: at + 1 } : undefined;
    }
    const meaning = meaningOf(piece, "number");
    return meaning && { value: meaning.value, next: at + 1 };
  }

  /** A number that is small enough for rooms. */
  private roomCount(at: number): ParseResult<number> | undefined {
    const number = this.number(at);
    const isCount = number && number.value <= maxRooms && Number.isInteger(number.value);
    return isCount ? number : undefined;
  }

  /** "2 or 3 bedrooms", "2-3 bed". */
  private roomRange(at: number): number | undefined {
    const first = this.roomCount(at);
    if (!first || !(this.hasMeaning(first.next, "to") || this.hasMeaning(first.next, "either")))
      return undefined;
    const rooms = this.rooms(first.next + 1);
    if (!rooms) return undefined;
    const { kind, count } = rooms.value;
    // "due o tre locali": one of the rooms is the living room.
    const other = this.hasMeaning(rooms.next - 1, "rooms")
      ? Math.max(0, first.value - 1)
      : first.value;
    const [min, max] = [Math.min(count, other), Math.max(count, other)];
    return this.add({ kind, min, max }, at, rooms.next);
  }

  /** "2 bedrooms", "two-bed", "tre locali". */
  private rooms(
    at: number,
  ): ParseResult<{ kind: "bedrooms" | "bathrooms"; count: number }> | undefined {
    const bedrooms = meaningOf(this.pieces[at], "bedroomCount");
    if (bedrooms) return { value: { kind: "bedrooms", count: bedrooms.value }, next: at + 1 };
    const bathrooms = meaningOf(this.pieces[at], "bathroomCount");
    if (bathrooms) return { value: { kind: "bathrooms", count: bathrooms.value }, next: at + 1 };
    const number = this.roomCount(at);
    if (!number) return undefined;
    let unit = number.next;
    if (this.hasMeaning(unit, "orMore") || this.hasMeaning(unit, "to")) unit += 1;
    for (const kind of ["bedrooms", "bathrooms"] as const)
      if (this.hasMeaning(unit, kind))
        return { value: { kind, count: number.value }, next: unit + 1 };
    // An Italian "locale" is any room but kitchen and bathroom: one of them is the living room.
    if (this.hasMeaning(unit, "rooms"))
      return {
        value: { kind: "bedrooms", count: Math.max(0, number.value - 1) },
        next: unit + 1,
      };
    return undefined;
  }

  /** "1,000 sq ft", "90 m²": in square feet. */
  private floorArea(at: number): ParseResult<number> | undefined {
    const number = this.number(at);
    const unit = number && meaningOf(this.pieces[number.next], "areaUnit");
    return unit && { value: number.value * unit.value, next: number.next + 1 };
  }

  /** "800 to 1,000 sq ft". The unit of the second also counts for the first. */
  private floorAreas(at: number): ParseResult<Range> | undefined {
    const first = this.number(at);
    if (!first) return undefined;
    const unit = this.hasMeaning(first.next, "areaUnit") ? first.next : undefined;
    const to = unit === undefined ? first.next : unit + 1;
    if (!this.hasMeaning(to, "to")) return undefined;
    const second = this.floorArea(this.skipStopWords(to + 1));
    if (!second) return undefined;
    const factor = meaningOf(this.pieces[unit ?? second.next - 1], "areaUnit")?.value ?? 1;
    const ends = [first.value * factor, second.value];
    return { value: { min: Math.min(...ends), max: Math.max(...ends) }, next: second.next };
  }

  /** "AED 1.5m", "500k euro", "مليونين". */
  private amount(at: number): ParseResult<Amount> | undefined {
    let next = at;
    let currency = meaningOf(this.pieces[next], "currency")?.value;
    if (currency) next += 1;
    const meaning = meaningOf(this.pieces[next], "amount");
    const number = meaning ? { value: meaning.value, next: next + 1 } : this.number(next);
    if (!number) return undefined;
    next = number.next;
    let amount = number.value;
    let hasFactor = meaning !== undefined;
    let factor = meaning ? undefined : meaningOf(this.pieces[next], "factor");
    while (factor) {
      amount *= factor.value;
      hasFactor = true;
      next += 1;
      factor = meaningOf(this.pieces[next], "factor");
    }
    const after = meaningOf(this.pieces[next], "currency")?.value;
    if (after && !currency) {
      currency = after;
      next += 1;
    }
    const isMonthly = this.hasMeaning(next, "monthly");
    if (isMonthly) {
      // Rents are stated for a year.
      amount *= 12;
      hasFactor = true;
      next += 1;
    }
    if (amount > amountLimits.max) return undefined;
    const isPrice = hasFactor || currency !== undefined || amount >= minBarePrice;
    return { value: { amount, isPrice, hasFactor, ...(currency && { currency }) }, next };
  }

  /** Two amounts with "to" or "and" between them. The unit of the second also counts for the first. */
  private amounts(at: number): ParseResult<Range & { currency: Currency }> | undefined {
    const first = this.amount(at);
    if (!first || !this.hasMeaning(first.next, "to")) return undefined;
    const second = this.amount(this.skipStopWords(first.next + 1));
    if (!second?.value.isPrice) return undefined;
    const { value: to, next } = second;
    const { value: from } = first;
    // "1 to 2 million": the smaller number has the factor of the larger one.
    const factor = from.hasFactor || from.amount >= 1_000 ? 1 : to.amount >= 1e6 ? 1e6 : 1e3;
    const min = to.hasFactor ? from.amount * factor : from.amount;
    const currency = to.currency ?? from.currency ?? "AED";
    const [low, high] = [Math.min(min, to.amount), Math.max(min, to.amount)];
    return { value: { min: low, max: high, currency }, next };
  }

  /** A limit after "under", "from" and the like. */
  private limit(at: number, end: "min" | "max"): number | undefined {
    const begin = this.skipStopWords(at + 1);
    const rooms = this.rooms(begin);
    if (rooms) {
      const { kind, count } = rooms.value;
      return this.add({ kind, [end]: count }, at, rooms.next);
    }
    const area = this.floorArea(begin);
    if (area) return this.add({ kind: "area", [end]: area.value }, at, area.next);
    const amount = this.amount(begin);
    if (!amount) return undefined;
    const { isPrice, currency = "AED" } = amount.value;
    if (!isPrice) return undefined;
    return this.add({ kind: "price", currency, [end]: amount.value.amount }, at, amount.next);
  }

  /** Whether a price follows: "2 bed max 2m" has no limit of rooms. */
  private isLimit(at: number): boolean {
    const amount = this.hasMeaning(at, "upTo")
      ? this.amount(this.skipStopWords(at + 1))
      : undefined;
    return amount?.value.isPrice === true;
  }

  /** A range after "between" or "from", or one that begins with its first amount. */
  private range(at: number, begin: number): number | undefined {
    const areas = this.floorAreas(this.skipStopWords(begin));
    if (areas) return this.add({ kind: "area", ...areas.value }, at, areas.next);
    const range = this.amounts(this.skipStopWords(begin));
    return range && this.add({ kind: "price", ...range.value }, at, range.next);
  }

  /** A number of rooms or an amount, with "or more" and the like after it. */
  private quantity(at: number): number | undefined {
    const roomRange = this.roomRange(at);
    if (roomRange !== undefined) return roomRange;
    const rooms = this.rooms(at);
    if (rooms) {
      const { kind, count } = rooms.value;
      const atLeast = this.hasMeaning(rooms.next - 2, "orMore") && rooms.next - 2 > at;
      if (this.hasMeaning(rooms.next, "orMore"))
        return this.add({ kind, min: count }, at, rooms.next + 1);
      if (this.hasMeaning(rooms.next, "orLess") && !this.isLimit(rooms.next))
        return this.add({ kind, max: count }, at, rooms.next + 1);
      return this.add({ kind, min: count, ...(!atLeast && { max: count }) }, at, rooms.next);
    }
    const range = this.range(at, at);
    if (range !== undefined) return range;
    const area = this.floorArea(at);
    if (area) {
      const { value, next } = area;
      if (this.hasMeaning(next, "orMore"))
        return this.add({ kind: "area", min: value }, at, next + 1);
      if (this.hasMeaning(next, "orLess") && !this.isLimit(next))
        return this.add({ kind: "area", max: value }, at, next + 1);
      const [min, max] = [value * (1 - areaTolerance), value * (1 + areaTolerance)];
      return this.add({ kind: "area", about: value, min, max }, at, next);
    }
    const amount = this.amount(at);
    if (!amount?.value.isPrice) return undefined;
    const { currency = "AED", amount: value } = amount.value;
    if (this.hasMeaning(amount.next, "orMore"))
      return this.add({ kind: "price", currency, min: value }, at, amount.next + 1);
    const next = this.hasMeaning(amount.next, "orLess") ? amount.next + 1 : amount.next;
    // A budget is a maximum price.
    return this.add({ kind: "price", currency, max: value }, at, next);
  }

  private placeTypeOrPurpose(at: number): number | undefined {
    const piece = this.pieces[at];
    const place = meaningOf(piece, "place");
    if (place) return this.add({ kind: "place", places: [place.value] }, at, at + 1);
    const type = meaningOf(piece, "type");
    if (type) return this.add({ kind: "type", types: [type.value] }, at, at + 1);
    const purpose = meaningOf(piece, "purpose");
    if (purpose) return this.add({ kind: "purpose", purpose: purpose.value }, at, at + 1);
    return this.hasMeaning(at, "offPlan") ? this.add({ kind: "offPlan" }, at, at + 1) : undefined;
  }

  private isText(at: number): boolean {
    const piece = this.pieces[at];
    return piece !== undefined && piece.meanings.length === 0 && piece.token.kind !== "symbol";
  }

  /** The subject beside a word for view: "sea view", "view of the sea", "vista mare". */
  private view(at: number): number | undefined {
    const view = meaningOf(this.pieces[at], "view");
    if (!view) return undefined;
    let after = at + 1;
    while (this.hasMeaning(after, "viewLink")) after += 1;
    const before = this.criteria.at(-1);
    const followsText =
      before?.criterion.kind === "text" && before.parts[0]?.end === this.pieces[at - 1]?.end;
    const takesNext = this.isText(after) && (view.subjectFollows || after > at + 1 || !followsText);
    if (takesNext) {
      const terms = [this.pieces[after]?.token.normalized ?? ""];
      return this.add({ kind: "view", terms }, at, after + 1);
    }
    if (!followsText || !before) {
      this.lacksView = true;
      return this.ignore(at);
    }
    this.criteria.pop();
    const start = before.parts[0]?.start ?? 0;
    const terms = before.criterion.kind === "text" ? before.criterion.terms : [];
    const parts = [{ start, end: this.pieces[at]?.end ?? start }];
    this.criteria.push({ criterion: { kind: "view", terms }, parts });
    return at + 1;
  }

  /** Records a piece without a meaning for the search. */
  private ignore(at: number): number {
    const piece = this.pieces[at];
    if (piece) this.ignored.push({ start: piece.token.start, end: piece.end });
    return at + 1;
  }

  private isLinking(at: number): boolean {
    return this.pieces[at]?.meanings.some(({ kind }) => linkingKinds.has(kind)) === true;
  }

  private text(at: number): number {
    const piece = this.pieces[at];
    if (!piece || this.isLinking(at)) return at + 1;
    const { kind, normalized } = piece.token;
    // A single letter is the rest of an apostrophe: "l'appartamento".
    if (kind === "symbol" || (kind === "word" && normalized.length === 1)) return at + 1;
    if (!this.isText(at) || normalized.length === 1) return this.ignore(at);
    return this.add({ kind: "text", terms: [normalized] }, at, at + 1);
  }

  /** "not a villa or a townhouse", "no sea view": each has to be absent. */
  private negation(at: number): number | undefined {
    if (!this.hasMeaning(at, "not")) return undefined;
    const first = this.criteria.length;
    let next = at;
    do {
      next += 1;
      while (this.isLinking(next)) next += 1;
      next = this.step(next);
      // "no sea view": the word for view follows its subject.
      if (this.hasMeaning(next, "view")) next = this.view(next) ?? next;
    } while (this.hasMeaning(next, "either"));
    const negated = this.criteria.splice(first);
    // They are removed together: "or a townhouse" alone would ask for one.
    for (const { criterion, parts } of negated)
      this.add({ kind: "not", criterion, subject: parts }, at, next);
    return negated.length > 0 ? next : undefined;
  }

  /** Parses one criterion or piece, and returns the index of the next piece. */
  private step(at: number): number {
    return (
      (this.hasMeaning(at, "upTo") ? this.limit(at, "max") : undefined) ??
      (this.hasMeaning(at, "between") || this.hasMeaning(at, "from")
        ? this.range(at, at + 1)
        : undefined) ??
      (this.hasMeaning(at, "from") ? this.limit(at, "min") : undefined) ??
      this.quantity(at) ??
      this.placeTypeOrPurpose(at) ??
      this.view(at) ??
      this.text(at)
    );
  }

  parse() {
    for (let at = 0; at < this.pieces.length;) at = this.negation(at) ?? this.step(at);
    return this;
  }
}

/** Whether a range has both ends. */
const isExact = (range: Range): range is Required<Range> =>
  range.min !== undefined && range.max !== undefined;

const isRooms = (
  criterion: Criterion,
): criterion is Extract<Criterion, { kind: "bedrooms" | "bathrooms" }> =>
  criterion.kind === "bedrooms" || criterion.kind === "bathrooms";

/** Merges criteria of one kind: any of several places or types; the range that contains both of two exact numbers. */
function merge(one: Criterion, other: Criterion): Criterion | undefined {
  if (one.kind === "place" && other.kind === "place")
    return { kind: "place", places: [...one.places, ...other.places] };
  if (one.kind === "type" && other.kind === "type")
    return { kind: "type", types: [...one.types, ...other.types] };
  if (one.kind === "text" && other.kind === "text")
    return { kind: "text", terms: [...one.terms, ...other.terms] };
  if (one.kind === "view" && other.kind === "view" && one.terms.join() === other.terms.join())
    return one;
  if (isRooms(one) && isRooms(other) && one.kind === other.kind && isExact(one) && isExact(other))
    return {
      kind: one.kind,
      min: Math.min(one.min, other.min),
      max: Math.max(one.max, other.max),
    };
  if (one.kind === "offPlan" && other.kind === "offPlan") return one;
  if (one.kind === "purpose" && other.kind === "purpose" && one.purpose === other.purpose)
    return one;
  return undefined;
}

/** Whether a word is at the end of a query of the maximum length: its last letters may be cut off. */
const isCutOff = (query: string, { criterion, parts }: ParsedCriterion) =>
  criterion.kind === "text" &&
  query.length === maxQueryLength &&
  parts.some(({ end }) => end === maxQueryLength);

/**
 * Parses a query: rooms, price, purpose, type, place and view, in any of the three languages. The remaining
 * words are searched in the texts.
 *
 * @param query from `normalizeQuery`
 */
export function parseQuery(query: string): ParsedQuery {
  const criteria: ParsedCriterion[] = [];
  const parser = new QueryParser(query).parse();
  const ignored = [...parser.ignored];
  let terms = 0;
  for (const next of parser.criteria) {
    if (next.criterion.kind === "text" && (terms += 1) > maxTerms) {
      ignored.push(...next.parts);
      continue;
    }
    if (isCutOff(query, next) && criteria.length > 0) continue;
    const merged = criteria
      .map((known, index) => ({ index, known, criterion: merge(known.criterion, next.criterion) }))
      .find(({ criterion }) => criterion !== undefined);
    if (merged?.criterion)
      criteria[merged.index] = {
        criterion: merged.criterion,
        parts: [...merged.known.parts, ...next.parts],
      };
    else criteria.push(next);
  }
  return {
    criteria,
    ignored: ignored
      .toSorted((one, other) => one.start - other.start)
      .map(({ start, end }) => query.slice(start, end)),
    lacksView: parser.lacksView,
  };
}

/** Removes parts of a query. */
export function withoutParts(query: string, { parts }: ParsedCriterion): string {
  const remaining = parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, query);
  return remaining.replaceAll(/\s+/g, " ").replaceAll(/^[ ,;،؛]+|[ ,;،؛]+$/g, "");
}

/** The parts of a query that a criterion was parsed from, unchanged. */
export const sourceText = (query: string, { parts }: ParsedCriterion): string =>
  parts.map(({ start, end }) => query.slice(start, end)).join(" ");
