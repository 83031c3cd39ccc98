CREATE TABLE `viewing_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`mailed_at` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`message` text NOT NULL,
	`property_title` text NOT NULL,
	`property_location` text NOT NULL,
	`property_price` text NOT NULL
);
