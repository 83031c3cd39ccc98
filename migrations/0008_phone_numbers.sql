ALTER TABLE `contact_messages` ADD `phone_e164` text;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `phone_country` text;--> statement-breakpoint
ALTER TABLE `valuation_requests` ADD `phone_e164` text;--> statement-breakpoint
ALTER TABLE `valuation_requests` ADD `phone_country` text;--> statement-breakpoint
ALTER TABLE `viewing_requests` ADD `phone_e164` text;--> statement-breakpoint
ALTER TABLE `viewing_requests` ADD `phone_country` text;