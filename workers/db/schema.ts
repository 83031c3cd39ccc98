import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
} from "drizzle-orm/sqlite-core";
import type { Locale } from "~/locale";
import {
  columnName,
  type EnquiryKind,
  type FieldName,
  fieldsOf,
} from "../../app/features/enquiries/fields.ts";

/** The columns of every enquiry besides its answers. Times are ISO 8601 in UTC. */
const sharedColumns = () => ({
  id: text("id").primaryKey(),
  createdAt: text("created_at").notNull(),
  /** The idempotency key of the form, or one derived from the content. */
  idempotencyKey: text("idempotency_key").notNull().unique(),
  /** SHA-256 of the answers, to distinguish a repeat from another body with the same key. */
  contentHash: text("content_hash").notNull(),
  /**
   * The id of the request that inserted the row or released it from quarantine, so that it recognises its own after a lost
   * response.
   */
  requestId: text("request_id").notNull().default(""),
  /** Why the enquiry is quarantined as spam; null if it is delivered. */
  spam: text("spam"),
  /**
   * When the staff were notified of the quarantined enquiry; null before that, and for delivered ones. The column has
   * an older name.
   */
  quarantineNotifiedAt: text("held_told_at"),
  consentVersion: text("consent_version").notNull(),
  page: text("page").notNull(),
  referrerHost: text("referrer_host").notNull(),
  utm_source: text("utm_source").notNull(),
  utm_medium: text("utm_medium").notNull(),
  utm_campaign: text("utm_campaign").notNull(),
  utm_term: text("utm_term").notNull(),
  utm_content: text("utm_content").notNull(),
  /** Two letters, from the edge. */
  country: text("country").notNull(),
  /** The phone number as E.164 and its country as ISO 3166-1; null if it cannot be parsed. */
  phoneE164: text("phone_e164"),
  phoneCountry: text("phone_country"),
  /** The visitor's time zone, an IANA name. */
  timeZone: text("time_zone").notNull().default(""),
  /** The language of the page, or of the response to a program. */
  locale: text("locale").$type<Locale>().notNull().default("en"),
  /** The preferred language of the browser. */
  browserLanguage: text("browser_language").notNull(),
});

/** @param listingColumns the answer with the ids of the listings, which the report groups by */
const enquiryTable = <Answers extends object>(
  name: string,
  answers: Answers,
  listingColumns: readonly (keyof Answers)[] = [],
) =>
  sqliteTable(name, { ...sharedColumns(), ...answers }, (table) => [
    // All columns that the report groups by, so that it reads no messages.
    index(`${name}_report`).on(
      table.createdAt,
      table.spam,
      table.page,
      table.utm_source,
      table.referrerHost,
      table.utm_campaign,
      table.country,
      table.locale,
      ...listingColumns.map((column) => table[column as keyof typeof table] as typeof table.page),
    ),
    // The enquiries of one person.
    index(`${name}_phone`).on(table.phoneE164),
    index(`${name}_email`).on(sql`lower("email")`),
    // The quarantined enquiries; the index has an older name.
    index(`${name}_held`)
      .on(table.createdAt)
      .where(sql`spam is not null`),
  ]);

type AnswerColumn = ReturnType<typeof answerColumn>;
const answerColumn = (field: string) => text(columnName(field)).notNull();

/**
 * A column for each field of a form. It is "" without an answer.
 *
 * @param first the fields of the first migration. The columns of later ones have a default, because the tables have rows
 */
const answerColumns = <K extends EnquiryKind>(kind: K, first: readonly FieldName<K>[]) =>
  Object.fromEntries(
    fieldsOf(kind).map(([name]) => [
      name,
      first.includes(name) ? answerColumn(name) : answerColumn(name).default(""),
    ]),
  ) as Record<FieldName<K>, AnswerColumn>;

const sender = ["email", "phone"] as const;

export const viewingRequests = enquiryTable(
  "viewing_requests",
  answerColumns("viewing", [
    ...sender,
    "name",
    "message",
    "propertyTitle",
    "propertyLocation",
    "propertyPrice",
  ]),
  ["propertyId", "propertyIds", "propertyTitle"],
);

export const contactMessages = enquiryTable(
  "contact_messages",
  answerColumns("contact", [
    ...sender,
    "firstName",
    "lastName",
    "interest",
    "message",
    "about",
    "specialization",
    "language",
  ]),
  ["propertyId"],
);

export const valuationRequests = enquiryTable(
  "valuation_requests",
  answerColumns("valuation", [...sender, "fullName", "propertyAddress", "details"]),
);

export const enquiryTables = {
  viewing: viewingRequests,
  contact: contactMessages,
  valuation: valuationRequests,
} as const satisfies Record<EnquiryKind, unknown>;

export const enquiryKinds = Object.keys(enquiryTables) as EnquiryKind[];

/** Columns for the pipeline only, which exports and deliveries leave out. */
export const internalColumns = [
  "idempotencyKey",
  "contentHash",
  "requestId",
  "quarantineNotifiedAt",
] as const satisfies (keyof ReturnType<typeof sharedColumns>)[];

type RecordTable = ReturnType<typeof enquiryTable<object>>;
export type EnquiryRecord = RecordTable["$inferSelect"];

/**
 * The table of a kind, for queries that are the same for all kinds. Its other columns are the kind's
 * answers.
 */
export const tableOf = (kind: EnquiryKind) => enquiryTables[kind] as unknown as RecordTable;

/** The network of a delivery whose sender's is unknown, or that the staff or a link in a mail caused. */
export const noNetwork = 0;

/**
 * The outbox: one row per enquiry and channel, inserted in the transaction of the enquiry. A row is
 * `waiting` until it is `sent` or has `failed`.
 */
export const deliveries = sqliteTable(
  "deliveries",
  {
    /**
     * `{enquiry id}/{channel}`; in `desk` `{enquiry id}/{reminder}`, in `change` `{enquiry id}/change-{number}`, in
     * `visitor` also `{enquiry id}/invitation-{sequence}` and `{enquiry id}/reminder-{sequence}`.
     */
    id: text("id").primaryKey(),
    enquiryId: text("enquiry_id").notNull(),
    kind: text("kind").$type<EnquiryKind>().notNull(),
    /**
     * `mail` and `crm` deliver the enquiry itself; `desk` has the reminders about it, `change` what the visitor changed,
     * `visitor` the mails to the visitor.
     */
    channel: text("channel", { enum: ["mail", "crm", "desk", "change", "visitor"] }).notNull(),
    state: text("state", { enum: ["waiting", "sent", "failed"] }).notNull(),
    /**
     * The number of attempts that have begun. It identifies the lease: only the run of the last attempt
     * records its outcome.
     */
    attempts: integer("attempts").notNull(),
    /** The attempts since the last outcome: above one, runs were killed. */
    unfinished: integer("unfinished").notNull().default(0),
    /** The time of the next attempt. A lease postpones it, so that no other run takes the same row. */
    nextAt: text("next_at").notNull(),
    lastError: text("last_error"),
    /** When it was first due: for `desk` later than the enquiry. */
    createdAt: text("created_at").notNull(),
    settledAt: text("settled_at"),
    /** The number of the sender's network, from 1 to 4,096 (http/limits.ts), or `noNetwork`. */
    network: integer("network").notNull().default(noNetwork),
  },
  (table) => [
    // With the network, so that mails are counted by network in the index alone.
    index("deliveries_due").on(table.state, table.channel, table.nextAt, table.network),
    index("deliveries_enquiry").on(table.enquiryId),
    index("deliveries_created").on(table.channel, table.createdAt, table.network),
    check("deliveries_state", sql`${table.state} in ('waiting', 'sent', 'failed')`),
  ],
);

export type Delivery = typeof deliveries.$inferSelect;

export type ChannelName = Delivery["channel"];

/** Who answers an enquiry: one row for each that is not quarantined, inserted in the transaction of the enquiry. */
export const assignments = sqliteTable(
  "assignments",
  {
    enquiryId: text("enquiry_id").primaryKey(),
    kind: text("kind").$type<EnquiryKind>().notNull(),
    /** The id of a person in company.yaml; `office` if everybody is absent. */
    person: text("person").notNull(),
    /** The person, if it was assigned in turn. */
    turnOf: text("turn_of"),
    /** Whom it was taken from, because nobody had claimed it. */
    passedFrom: text("passed_from"),
    createdAt: text("created_at").notNull(),
    /** Who answers it, and since when. */
    claimedBy: text("claimed_by"),
    claimedAt: text("claimed_at"),
    result: text("result", { enum: ["reached", "not-reached", "do-not-call"] }),
    resultAt: text("result_at"),
    /** The agreed time of a viewing. */
    meetingAt: text("meeting_at"),
    /** The address of the video call; "" on site. */
    meetingLink: text("meeting_link"),
    /** The SEQUENCE of the viewing's invitation: 0 for the first, one more with each change. */
    meetingSequence: integer("meeting_sequence"),
    meetingCancelledAt: text("meeting_cancelled_at"),
  },
  // With the rowid, by which the last turn of a person is found.
  (table) => [index("assignments_turn").on(table.turnOf)],
);

export type Assignment = typeof assignments.$inferSelect;

/** What a visitor changed by the link in a mail: one row for each enquiry that was changed. */
export const visitorChanges = sqliteTable("visitor_changes", {
  enquiryId: text("enquiry_id").primaryKey(),
  kind: text("kind").$type<EnquiryKind>().notNull(),
  /** The day and the part of the day that replace those of the enquiry; "" without. */
  preferredDate: text("preferred_date").notNull().default(""),
  preferredTime: text("preferred_time").notNull().default(""),
  /** The number of changes. The delivery that tells the staff of a change has it in its id. */
  changes: integer("changes").notNull(),
  /** When the newest day was asked for. */
  changedAt: text("changed_at").notNull().default(""),
  withdrawnAt: text("withdrawn_at"),
});

export type VisitorChange = typeof visitorChanges.$inferSelect;

/**
 * Notifications that the Worker sends once: the weekly report, permits that expire. The table has an older name.
 */
export const notifications = sqliteTable("notices", {
  id: text("id").primaryKey(),
  /** When it was first due. */
  beganAt: text("began_at").notNull(),
  /** The end of the lease: until then no other run sends the notification. The column has an older name. */
  leasedUntil: text("claimed_until").notNull(),
  /** Null until then. The column has an older name. */
  notifiedAt: text("told_at"),
});

/** The number of error reports from browsers per minute, for the alert. */
export const browserReports = sqliteTable("browser_reports", {
  /** ISO 8601 in UTC, to the minute: "2026-11-23T11:05". */
  minute: text("minute").primaryKey(),
  reports: integer("reports").notNull(),
});

/** Codes of deleted people, so that their enquiries that are still queued are not stored. */
export const forgotten = sqliteTable("forgotten", {
  /** HMAC of an email address or a phone number: records/person.ts. */
  person: text("person").primaryKey(),
  /** Enquiries sent before this time are not stored. */
  before: text("before").notNull(),
});

/** The reference rates of the European Central Bank: one euro in other currencies. */
export const exchangeRates = sqliteTable("exchange_rates", {
  /** The day of the rates, as yyyy-mm-dd. */
  date: text("date").primaryKey(),
  USD: real("usd").notNull(),
  GBP: real("gbp").notNull(),
  fetchedAt: text("fetched_at").notNull(),
});

/**
 * What happened on the pages, counted by the hour: counts/counter.ts. No column is of one visitor, and none is free
 * text: every value is one of a list, or a campaign of the firm's links.
 */
export const counts = sqliteTable(
  "counts",
  {
    /** ISO 8601 in UTC, to the hour: "2026-11-23T11". */
    hour: text("hour").notNull(),
    /** A path of routes.ts, without its language: "/property/:id". */
    route: text("route").notNull(),
    /** The id of the property or project; "" on other pages. */
    listing: text("listing").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    campaign: text("campaign").notNull(),
    device: text("device", { enum: ["phone", "desktop"] }).notNull(),
    /** An event such as "viewed", or a figure and the upper bound of its bucket: "lcp/2500". */
    name: text("name").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.hour,
        table.route,
        table.listing,
        table.locale,
        table.campaign,
        table.device,
        table.name,
      ],
    }),
  ],
);
