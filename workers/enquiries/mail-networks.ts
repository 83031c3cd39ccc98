import { and, count, desc, eq, gt } from "drizzle-orm";
import { whereDue } from "../db/delivery-row";
import { type ChannelName, deliveries, noNetwork } from "../db/schema";
import type { Database } from "../db/write";

/**
 * Above so many mails within the window (in ms), a digest replaces those of the networks with the most: a flood must
 * not fill the staff's mailbox.
 */
const digestThreshold = 40;
const digestWindow = 60 * 60 * 1000;

/** Minutes between two digests, and the maximum number of enquiries in one. */
export const digestInterval = 10;
export const digestSize = 500;

/** The number of mails of a network: recent or due. */
interface NetworkMails {
  network: number;
  mails: number;
}

/** Recent mails that are counted, the newest ones, so that each enquiry of a flood reads a limited number of rows. */
const maxRecent = 500;

/** Selects the numbers of mails within the window by network. */
export function recentMails(db: Database, now: Date) {
  const since = new Date(now.getTime() - digestWindow).toISOString();
  const newest = db
    .select({ network: deliveries.network })
    .from(deliveries)
    .where(and(eq(deliveries.channel, "mail"), gt(deliveries.createdAt, since)))
    .orderBy(desc(deliveries.createdAt))
    .limit(maxRecent)
    .as("newest");
  return db
    .select({ network: newest.network, mails: count() })
    .from(newest)
    .groupBy(newest.network);
}

/** Selects the numbers of mails that are due now by network. */
export const dueMails = (db: Database, now: Date) =>
  db
    .select({ network: deliveries.network, mails: count() })
    .from(deliveries)
    .where(whereDue("mail", now))
    .groupBy(deliveries.network);

/**
 * The networks whose mails are sent separately while there are too many: those with the fewest, as long as they have no
 * more than `digestThreshold` mails together. Networks with the same number are treated alike.
 *
 * @param counts the numbers of recent and of due mails; the larger one of a network counts
 * @returns undefined if there are not too many mails; otherwise at most `digestThreshold` networks
 */
export function quietNetworks(...counts: NetworkMails[][]): number[] | undefined {
  const largest = new Map<number, number>();
  for (const { network, mails } of counts.flat())
    largest.set(network, Math.max(mails, largest.get(network) ?? 0));
  const ascending = [...largest].toSorted(([, mails], [, others]) => mails - others);
  let total = 0;
  const firstAbove = ascending.find(([, mails]) => {
    total += mails;
    return total > digestThreshold;
  });
  if (!firstAbove) return undefined;
  return ascending.flatMap(([network, mails]) => (mails < firstAbove[1] ? [network] : []));
}

/**
 * Whether a new delivery is left to a digest: a mail from a network that is not quiet. The visitor's mail waits until it
 * is.
 *
 * @param recent the result of `recentMails`
 */
export const isLeftToDigest = (
  channel: ChannelName,
  network: number | undefined,
  recent: NetworkMails[],
): boolean => channel !== "crm" && quietNetworks(recent)?.includes(network ?? noNetwork) === false;
