CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`content_hash` text NOT NULL,
	`spam` text,
	`consent_version` text NOT NULL,
	`page` text NOT NULL,
	`referrer_host` text NOT NULL,
	`utm_source` text NOT NULL,
	`utm_medium` text NOT NULL,
	`utm_campaign` text NOT NULL,
	`utm_term` text NOT NULL,
	`utm_content` text NOT NULL,
	`country` text NOT NULL,
	`browser_language` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`interest` text NOT NULL,
	`message` text NOT NULL,
	`about` text NOT NULL,
	`specialization` text NOT NULL,
	`language` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_idempotency_key_unique` ON `contact_messages` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `contact_messages_created_at` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`next_at` text NOT NULL,
	`last_error` text,
	`created_at` text NOT NULL,
	`settled_at` text,
	CONSTRAINT "deliveries_state" CHECK("deliveries"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`state`,`channel`,`next_at`);--> statement-breakpoint
CREATE INDEX `deliveries_enquiry` ON `deliveries` (`enquiry_id`);--> statement-breakpoint
CREATE TABLE `valuation_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`content_hash` text NOT NULL,
	`spam` text,
	`consent_version` text NOT NULL,
	`page` text NOT NULL,
	`referrer_host` text NOT NULL,
	`utm_source` text NOT NULL,
	`utm_medium` text NOT NULL,
	`utm_campaign` text NOT NULL,
	`utm_term` text NOT NULL,
	`utm_content` text NOT NULL,
	`country` text NOT NULL,
	`browser_language` text NOT NULL,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`property_address` text NOT NULL,
	`details` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `valuation_requests_idempotency_key_unique` ON `valuation_requests` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `valuation_requests_created_at` ON `valuation_requests` (`created_at`);--> statement-breakpoint
CREATE TABLE `viewing_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`content_hash` text NOT NULL,
	`spam` text,
	`consent_version` text NOT NULL,
	`page` text NOT NULL,
	`referrer_host` text NOT NULL,
	`utm_source` text NOT NULL,
	`utm_medium` text NOT NULL,
	`utm_campaign` text NOT NULL,
	`utm_term` text NOT NULL,
	`utm_content` text NOT NULL,
	`country` text NOT NULL,
	`browser_language` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`message` text NOT NULL,
	`property_title` text NOT NULL,
	`property_location` text NOT NULL,
	`property_price` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `viewing_requests_idempotency_key_unique` ON `viewing_requests` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `viewing_requests_created_at` ON `viewing_requests` (`created_at`);