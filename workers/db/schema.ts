import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SQLiteColumnBuilderBase } from "drizzle-orm/sqlite-core";
import type { EnquiryKind, FieldName } from "~/features/enquiries/fields";
import type { Locale } from "~/locale";

/** What each enquiry's table has beside its answers. Times are ISO 8601 in UTC. */
const record = () => ({
  id: text("id").primaryKey(),
  createdAt: text("created_at").notNull(),
  /** The form's own key, or one made from the content where none came. */
  idempotencyKey: text("idempotency_key").notNull().unique(),
  /** SHA-256 of the answers that were given, to tell a repeat from another body under the same key. */
  contentHash: text("content_hash").notNull(),
  /** The request that wrote it, by which that request knows its own write where the answer was lost. */
  requestId: text("request_id").notNull().default(""),
  /** Why it looks like spam: then it is kept, and not delivered. */
  spam: text("spam"),
  /** When the staff were notified of the quarantined enquiry; null until then, and for others. */
  quarantineNotifiedAt: text("held_told_at"),
  consentVersion: text("consent_version").notNull(),
  page: text("page").notNull(),
  referrerHost: text("referrer_host").notNull(),
  utm_source: text("utm_source").notNull(),
  utm_medium: text("utm_medium").notNull(),
  utm_campaign: text("utm_campaign").notNull(),
  utm_term: text("utm_term").notNull(),
  utm_content: text("utm_content").notNull(),
  /** Two letters, as the edge reports it. */
  country: text("country").notNull(),
  /** The phone number as E.164, and its country as ISO 3166-1; null where it cannot be read. */
  phoneE164: text("phone_e164"),
  phoneCountry: text("phone_country"),
  /** The visitor's, as IANA names it. */
  timeZone: text("time_zone").notNull().default(""),
  /** The language of the page or, for a program, of our answer. */
  locale: text("locale").$type<Locale>().notNull().default("en"),
  /** The language that the browser asks for first. */
  browserLanguage: text("browser_language").notNull(),
});

type Columns<K extends EnquiryKind> = Record<FieldName<K>, SQLiteColumnBuilderBase>;

/**
 * @param homes which of the answers name the homes that it is about: the report counts by them
 */
const enquiryTable = <Answers extends object>(
  name: string,
  answers: Answers,
  homes: readonly (keyof Answers)[] = [],
) =>
  sqliteTable(name, { ...record(), ...answers }, (table) => [
    // All that the report counts by, so that it reads no message of 5,000 characters to count a row.
    index(`${name}_report`).on(
      table.createdAt,
      table.spam,
      table.page,
      table.utm_source,
      table.referrerHost,
      table.utm_campaign,
      table.country,
      table.locale,
      ...homes.map((column) => table[column as keyof typeof table] as typeof table.page),
    ),
    index(`${name}_held`)
      .on(table.createdAt)
      .where(sql`spam is not null`),
  ]);

/** Requests for a viewing, of one property or of several. */
export const viewingRequests = enquiryTable(
  "viewing_requests",
  {
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    message: text("message").notNull(),
    /** A day in Dubai, as yyyy-mm-dd. */
    preferredDate: text("preferred_date").notNull().default(""),
    preferredTime: text("preferred_time").notNull().default(""),
    propertyId: text("property_id").notNull().default(""),
    /** Of several homes, joined by "; ". */
    propertyIds: text("property_ids").notNull().default(""),
    propertyTitle: text("property_title").notNull(),
    propertyLocation: text("property_location").notNull(),
    propertyPrice: text("property_price").notNull(),
  } satisfies Columns<"viewing">,
  ["propertyId", "propertyIds", "propertyTitle"],
);

/** Messages of the contact form. */
export const contactMessages = enquiryTable(
  "contact_messages",
  {
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    interest: text("interest").notNull(),
    propertyId: text("property_id").notNull().default(""),
    message: text("message").notNull(),
    about: text("about").notNull(),
    specialization: text("specialization").notNull(),
    language: text("language").notNull(),
  } satisfies Columns<"contact">,
  ["propertyId"],
);

/** Requests for a valuation. */
export const valuationRequests = enquiryTable("valuation_requests", {
  fullName: text("full_name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  propertyAddress: text("property_address").notNull(),
  details: text("details").notNull(),
} satisfies Columns<"valuation">);

/** Each kind's table. */
export const enquiryTables = {
  viewing: viewingRequests,
  contact: contactMessages,
  valuation: valuationRequests,
} as const satisfies Record<EnquiryKind, unknown>;

/** Columns that only the pipeline has a use for: they leave the database with nobody. */
export const internalColumns = [
  "idempotencyKey",
  "contentHash",
  "requestId",
  "quarantineNotifiedAt",
] as const satisfies (keyof ReturnType<typeof record>)[];

/** An enquiry's table by the columns that all of them have. */
type RecordTable = ReturnType<typeof enquiryTable<object>>;
export type EnquiryRecord = RecordTable["$inferSelect"];

/** A kind's table, for what is done alike to all of them. Its other columns are the kind's answers. */
export const tableOf = (kind: EnquiryKind) => enquiryTables[kind] as unknown as RecordTable;

/**
 * The outbox: one row for each enquiry and channel, written together with the enquiry. A row waits
 * until it is sent or has failed for good.
 */
export const deliveries = sqliteTable(
  "deliveries",
  {
    /** `{enquiry id}/{channel}`. */
    id: text("id").primaryKey(),
    enquiryId: text("enquiry_id").notNull(),
    kind: text("kind").$type<EnquiryKind>().notNull(),
    channel: text("channel", { enum: ["mail", "crm"] }).notNull(),
    state: text("state", { enum: ["waiting", "sent", "failed"] }).notNull(),
    /** Tries begun. It is also the mark of a claim: who began the last one may settle it. */
    attempts: integer("attempts").notNull(),
    /** Not to be tried before. A claim moves it on, so that no second run takes the same row. */
    nextAt: text("next_at").notNull(),
    fallbackError: text("last_error"),
    createdAt: text("created_at").notNull(),
    settledAt: text("settled_at"),
  },
  (table) => [
    index("deliveries_due").on(table.state, table.channel, table.nextAt),
    index("deliveries_enquiry").on(table.enquiryId),
    index("deliveries_created").on(table.channel, table.createdAt),
    check("deliveries_state", sql`${table.state} in ('waiting', 'sent', 'failed')`),
  ],
);

export type Delivery = typeof deliveries.$inferSelect;

/** A way by which enquiries reach the staff, as its deliveries name it. */
export type ChannelName = Delivery["channel"];

/** Notifications that the Worker sends once: problems, the weekly report, permits that expire. */
export const notifications = sqliteTable("notices", {
  id: text("id").primaryKey(),
  /** When it was first due. */
  beganAt: text("began_at").notNull(),
  /** Until then whoever is telling it has it alone. */
  claimedUntil: text("claimed_until").notNull(),
  notifiedAt: text("told_at"),
});

/** How many reports of errors in browsers came in a minute: by them the alarm is raised. */
export const browserReports = sqliteTable("browser_reports", {
  /** ISO 8601 in UTC, to the minute: "2026-11-23T11:05". */
  minute: text("minute").primaryKey(),
  reports: integer("reports").notNull(),
});

/** Who was forgotten, so that what is still on its way to the database is not stored afterwards. */
export const forgotten = sqliteTable("forgotten", {
  /** SHA-256 of an email address or a phone number: person.ts. */
  person: text("person").primaryKey(),
  /** What was sent before then is not stored. */
  before: text("before").notNull(),
});

/** The European Central Bank's reference rates: what one euro is in other currencies. */
export const exchangeRates = sqliteTable("exchange_rates", {
  /** The day of the rates, as yyyy-mm-dd. */
  date: text("date").primaryKey(),
  USD: real("usd").notNull(),
  GBP: real("gbp").notNull(),
  fetchedAt: text("fetched_at").notNull(),
});
