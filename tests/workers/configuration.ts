import { parse } from "smol-toml";
import text from "../../wrangler.toml?raw";

interface Configuration {
  vars: Readonly<Record<string, string>>;
  triggers: { crons: readonly string[] };
  queues: {
    consumers: readonly { queue: string; max_batch_size: number; max_retries: number }[];
  };
}

/** wrangler.toml, as it is deployed. */
export const configuration = parse(text) as unknown as Configuration;
