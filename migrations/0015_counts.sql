CREATE TABLE `counts` (
	`hour` text NOT NULL,
	`route` text NOT NULL,
	`listing` text NOT NULL,
	`locale` text NOT NULL,
	`campaign` text NOT NULL,
	`device` text NOT NULL,
	`name` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`hour`, `route`, `listing`, `locale`, `campaign`, `device`, `name`)
);
