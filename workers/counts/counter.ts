import { DurableObject } from "cloudflare:workers";
import { errorName, log } from "../log";
import type { PageCounts } from "./handle-beacon";
import { otherCampaign } from "./report-sql";

/** How long counts are added up before they are written to D1, in ms. */
const writeInterval = 60_000;

/** The campaigns and the counters of an hour. Above them, counts are of no campaign, or are dropped. */
const maxCampaigns = 50;
const maxCounters = 20_000;

/** Counters of one statement: about 100 bytes each, and a parameter of D1 may have 2 MB. */
const countersPerStatement = 5_000;

/** A counter: the columns of the table `counts`, as JSON in their order. */
type Stored = { hour: string; key: string; count: number };

/**
 * The totals replace those that D1 has, so that a write that is repeated after a lost response counts nothing twice.
 */
const writeCounts = `insert into counts (hour, route, listing, locale, campaign, device, name, count)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7
  from json_each(?) where true
  on conflict do update set count = excluded.count`;

const hourOf = (now: number) => new Date(now).toISOString().slice(0, 13);

/**
 * Adds up the counts of the pages, and writes them to D1 once a minute. It is a Durable Object, because D1 must not be
 * written with every page, and what the Worker has in memory is lost when it is evicted.
 */
export class Counter extends DurableObject<Env> {
  #create() {
    this.ctx.storage.sql.exec(
      "create table if not exists counters (hour text, key text, campaign text, count integer, written integer default 0, primary key (hour, key))",
    );
  }

  /** What limits the counters of an hour, read once an hour from the storage. */
  #limits = { hour: "", campaigns: new Set<string>(), counters: 0 };

  #limitsOf(hour: string) {
    if (this.#limits.hour === hour) return this.#limits;
    const stored = this.ctx.storage.sql
      .exec<{ campaign: string; counters: number }>(
        "select campaign, count(*) as counters from counters where hour = ? group by campaign",
        hour,
      )
      .toArray();
    const campaigns = new Set(stored.map(({ campaign }) => campaign).filter(Boolean));
    const counters = stored.reduce((sum, one) => sum + one.counters, 0);
    this.#limits = { hour, campaigns, counters };
    return this.#limits;
  }

  #increase(hour: string, { route, listing, locale, campaign: sent, device, names }: PageCounts) {
    const limits = this.#limitsOf(hour);
    const isKept =
      sent === "" || limits.campaigns.has(sent) || limits.campaigns.size < maxCampaigns;
    const campaign = isKept ? sent : otherCampaign;
    if (campaign) limits.campaigns.add(campaign);
    for (const name of names) {
      const key = JSON.stringify([route, listing, locale, campaign, device, name]);
      const increased = this.ctx.storage.sql.exec(
        "update counters set count = count + 1 where hour = ? and key = ?",
        hour,
        key,
      );
      if (increased.rowsWritten > 0 || limits.counters >= maxCounters) continue;
      this.ctx.storage.sql.exec(
        "insert into counters (hour, key, campaign, count) values (?, ?, ?, 1)",
        hour,
        key,
        campaign,
      );
      limits.counters += 1;
    }
  }

  /**
   * Counts pages.
   *
   * @param now in ms since 1970
   */
  async add(pages: readonly PageCounts[], now: number): Promise<void> {
    this.#create();
    for (const page of pages) this.#increase(hourOf(now), page);
    if ((await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(now + writeInterval);
  }

  /** Writes the counters that have changed, and forgets those of earlier hours. */
  override async alarm(): Promise<void> {
    this.#create();
    const { sql } = this.ctx.storage;
    const changed = sql
      .exec<Stored>("select hour, key, count from counters where count > written")
      .toArray();
    try {
      for (let first = 0; first < changed.length; first += countersPerStatement) {
        const part = changed.slice(first, first + countersPerStatement);
        const rows = part.map(({ hour, key, count }) => [
          hour,
          ...(JSON.parse(key) as string[]),
          count,
        ]);
        await this.env.DB.prepare(writeCounts).bind(JSON.stringify(rows)).run();
        for (const { hour, key, count } of part)
          sql.exec("update counters set written = ? where hour = ? and key = ?", count, hour, key);
      }
    } catch (error) {
      log.error("counts-not-written", { error: errorName(error) });
      await this.ctx.storage.setAlarm(Date.now() + writeInterval);
      return;
    }
    sql.exec("delete from counters where hour < ? and count = written", hourOf(Date.now()));
  }
}

/** The counter of this Worker. The generated type of the binding is that of the build, which has no types. */
export const counter = ({ COUNTER }: Env) =>
  (COUNTER as unknown as DurableObjectNamespace<Counter>).getByName("counts");
