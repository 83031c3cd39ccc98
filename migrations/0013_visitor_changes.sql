CREATE TABLE `visitor_changes` (
	`enquiry_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`preferred_date` text DEFAULT '' NOT NULL,
	`preferred_time` text DEFAULT '' NOT NULL,
	`changes` integer NOT NULL,
	`withdrawn_at` text
);
