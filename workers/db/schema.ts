import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SQLiteColumnBuilderBase } from "drizzle-orm/sqlite-core";
import type { FieldName } from "~/enquiries/fields";

/** What each enquiry's table has beside its answers. Times are ISO 8601 in UTC. */
const record = {
  id: text("id").primaryKey(),
  createdAt: text("created_at").notNull(),
  mailedAt: text("mailed_at"),
};

const viewingAnswers = {
  name: text("name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  message: text("message").notNull(),
  propertyTitle: text("property_title").notNull(),
  propertyLocation: text("property_location").notNull(),
  propertyPrice: text("property_price").notNull(),
} satisfies Record<FieldName<"viewing">, SQLiteColumnBuilderBase>;

export const viewingRequests = sqliteTable("viewing_requests", { ...record, ...viewingAnswers });
