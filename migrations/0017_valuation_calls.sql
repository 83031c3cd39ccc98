ALTER TABLE `valuation_requests` ADD `preferred_date` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `valuation_requests` ADD `preferred_time` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `valuation_requests` ADD `call_channel` text DEFAULT '' NOT NULL;