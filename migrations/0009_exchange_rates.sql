CREATE TABLE `exchange_rates` (
	`date` text PRIMARY KEY NOT NULL,
	`usd` real NOT NULL,
	`gbp` real NOT NULL,
	`fetched_at` text NOT NULL
);
