CREATE TABLE `assignments` (
	`enquiry_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`person` text NOT NULL,
	`turn_of` text,
	`passed_from` text,
	`created_at` text NOT NULL,
	`claimed_by` text,
	`claimed_at` text,
	`result` text,
	`result_at` text,
	`meeting_at` text,
	`meeting_link` text
);
--> statement-breakpoint
CREATE INDEX `assignments_turn` ON `assignments` (`turn_of`);--> statement-breakpoint
CREATE INDEX `contact_messages_phone` ON `contact_messages` (`phone_e164`);--> statement-breakpoint
CREATE INDEX `contact_messages_email` ON `contact_messages` (lower("email"));--> statement-breakpoint
CREATE INDEX `valuation_requests_phone` ON `valuation_requests` (`phone_e164`);--> statement-breakpoint
CREATE INDEX `valuation_requests_email` ON `valuation_requests` (lower("email"));--> statement-breakpoint
CREATE INDEX `viewing_requests_phone` ON `viewing_requests` (`phone_e164`);--> statement-breakpoint
CREATE INDEX `viewing_requests_email` ON `viewing_requests` (lower("email"));