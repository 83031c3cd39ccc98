DROP INDEX `deliveries_due`;--> statement-breakpoint
DROP INDEX `deliveries_created`;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `network` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`state`,`channel`,`next_at`,`network`);--> statement-breakpoint
CREATE INDEX `deliveries_created` ON `deliveries` (`channel`,`created_at`,`network`);