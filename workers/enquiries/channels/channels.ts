import { crmOf } from "../../settings";
import type { Channel } from "./channel";
import { crm } from "./crm";
import { mail } from "./mail";

/** The enabled channels: mail always, the CRM's webhook if its address and secret are set. */
export const channelsOf = (env: Env): readonly Channel[] => (crmOf(env) ? [mail, crm] : [mail]);
