ALTER TABLE `assignments` ADD `meeting_sequence` integer;--> statement-breakpoint
ALTER TABLE `assignments` ADD `meeting_cancelled_at` text;--> statement-breakpoint
ALTER TABLE `visitor_changes` ADD `changed_at` text DEFAULT '' NOT NULL;