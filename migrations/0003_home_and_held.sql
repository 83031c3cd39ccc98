ALTER TABLE `contact_messages` ADD `request_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `held_told_at` text;--> statement-breakpoint
CREATE INDEX `contact_messages_held` ON `contact_messages` (`created_at`) WHERE spam is not null;--> statement-breakpoint
ALTER TABLE `valuation_requests` ADD `request_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `valuation_requests` ADD `held_told_at` text;--> statement-breakpoint
CREATE INDEX `valuation_requests_held` ON `valuation_requests` (`created_at`) WHERE spam is not null;--> statement-breakpoint
ALTER TABLE `viewing_requests` ADD `request_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `viewing_requests` ADD `held_told_at` text;--> statement-breakpoint
ALTER TABLE `viewing_requests` ADD `property_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `viewing_requests_held` ON `viewing_requests` (`created_at`) WHERE spam is not null;--> statement-breakpoint
CREATE INDEX `deliveries_created` ON `deliveries` (`channel`,`created_at`);