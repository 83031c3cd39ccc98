ALTER TABLE `contact_messages` ADD `locale` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `valuation_requests` ADD `locale` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `viewing_requests` ADD `locale` text DEFAULT 'en' NOT NULL;