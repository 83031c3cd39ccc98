ALTER TABLE `contact_messages` ADD `preferred_date` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `preferred_time` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `call_channel` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `viewing_requests` ADD `call_channel` text DEFAULT '' NOT NULL;