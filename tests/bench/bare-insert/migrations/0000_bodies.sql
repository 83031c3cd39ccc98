CREATE TABLE `bodies` (`id` text PRIMARY KEY NOT NULL, `body` text NOT NULL);
