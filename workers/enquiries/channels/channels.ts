import { crmOf } from "../../settings";
import type { Channel } from "./channel";
import { crmChannel } from "./crm";
import { mail } from "./mail";

/** The enabled channels: mail always, the CRM's webhook if its address and secret are set. */
export function channelsOf(env: Env): readonly Channel[] {
  const webhook = crmOf(env);
  return webhook ? [mail, crmChannel(webhook)] : [mail];
}
