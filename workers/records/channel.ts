import type { ChannelName, Delivery } from "../db/schema";
import type { Enquiry } from "./enquiry";

/** The outcome of an attempt. `code` names the error without any text of a visitor. */
export type Outcome =
  | { delivered: true }
  | {
      delivered: false;
      code: string;
      /** No retry can succeed. */
      final?: boolean;
    };

/** A delivery channel. Each has its own rows and retries. */
export interface Channel {
  readonly name: ChannelName;
  /** Whether it sends mail, which is limited by network (mail-networks.ts). */
  readonly sendsMail: boolean;
  /** Whether it delivers the enquiry itself to the firm: each enquiry has one delivery in it. */
  readonly isFirmsCopy: boolean;
  /** What a run does before it leases deliveries. */
  prepare?(env: Env, now: Date): Promise<void>;
  /** Makes one attempt, with a timeout. */
  deliver(delivery: Delivery, enquiry: Enquiry, env: Env, now: Date): Promise<Outcome>;
}

/** Transient errors of the mail service. */
const transientMailErrors = new Set([
  "E_RATE_LIMIT_EXCEEDED",
  "E_DAILY_LIMIT_EXCEEDED",
  "E_INTERNAL_SERVER_ERROR",
  "E_DELIVERY_FAILED",
]);

/** Transient statuses of a receiver from 300 to 499. */
const transientStatuses = new Set([408, 409, 425, 429]);

/** The statuses of Cloudflare for a failed TLS handshake, an invalid certificate and an unknown host. */
const connectionStatuses = new Set([525, 526, 530]);

const isSettingStatus = (status: number) =>
  connectionStatuses.has(status) ||
  (status >= 300 && status < 500 && !transientStatuses.has(status));

/** The codes of an unusable setting, and of a host that is unknown or has no valid certificate. */
const settingCodes = new Set(["address-not-https", "secret-unusable", "no-secure-connection"]);

/**
 * Whether somebody has to correct a setting, ours or the receiver's: an address that the mail service does not
 * accept, a redirect, a rejected request, an invalid certificate. Retries continue meanwhile.
 *
 * @param code of an outcome
 */
export function needsCorrection(code: string): boolean {
  if (code.startsWith("E_")) return !transientMailErrors.has(code);
  const [, status] = /^http-(\d{3})$/u.exec(code) ?? [];
  return status === undefined ? settingCodes.has(code) : isSettingStatus(Number(status));
}
