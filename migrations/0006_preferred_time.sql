ALTER TABLE `contact_messages` ADD `time_zone` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `valuation_requests` ADD `time_zone` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `viewing_requests` ADD `time_zone` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `viewing_requests` ADD `preferred_date` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `viewing_requests` ADD `preferred_time` text DEFAULT '' NOT NULL;