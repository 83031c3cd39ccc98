CREATE TABLE `forgotten` (
	`person` text PRIMARY KEY NOT NULL,
	`before` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`began_at` text NOT NULL,
	`claimed_until` text NOT NULL,
	`told_at` text
);
--> statement-breakpoint
DROP INDEX `contact_messages_created_at`;--> statement-breakpoint
CREATE INDEX `contact_messages_report` ON `contact_messages` (`created_at`,`spam`,`page`,`utm_source`,`referrer_host`,`utm_campaign`,`country`,`locale`,`property_id`);--> statement-breakpoint
DROP INDEX `valuation_requests_created_at`;--> statement-breakpoint
CREATE INDEX `valuation_requests_report` ON `valuation_requests` (`created_at`,`spam`,`page`,`utm_source`,`referrer_host`,`utm_campaign`,`country`,`locale`);--> statement-breakpoint
DROP INDEX `viewing_requests_created_at`;--> statement-breakpoint
CREATE INDEX `viewing_requests_report` ON `viewing_requests` (`created_at`,`spam`,`page`,`utm_source`,`referrer_host`,`utm_campaign`,`country`,`locale`,`property_id`,`property_ids`,`property_title`);