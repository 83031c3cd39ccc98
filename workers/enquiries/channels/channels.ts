import type { Channel } from "./channel";
import { crm } from "./crm";
import { mail } from "./mail";

/** The channels that are on: mail always, the CRM's webhook where its address and secret are set. */
export const channelsOf = (env: Env): readonly Channel[] =>
  env.CRM_WEBHOOK_URL && env.CRM_WEBHOOK_SECRET ? [mail, crm] : [mail];
