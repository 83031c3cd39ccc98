import { parse } from "smol-toml";
import text from "../../wrangler.toml?raw";

interface Configuration {
  vars: Readonly<Record<string, string>>;
  triggers: { crons: readonly string[] };
  queues: {
    consumers: readonly { queue: string; max_batch_size: number; max_retries: number }[];
  };
}

export const configuration = parse(text) as unknown as Configuration;

const cronLike = (pattern: RegExp) =>
  configuration.triggers.crons.find((cron) => pattern.test(cron)) ?? "";

export const crons = {
  nightly: cronLike(/^17 22 /u),
  mornings: cronLike(/^0 \d+-\d+ \* \* \*$/u),
  mondays: cronLike(/ MON$/u),
  hourly: cronLike(/^\d+ \* \* \* \*$/u),
};
