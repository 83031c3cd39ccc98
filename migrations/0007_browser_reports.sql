CREATE TABLE `browser_reports` (
	`minute` text PRIMARY KEY NOT NULL,
	`reports` integer NOT NULL
);
