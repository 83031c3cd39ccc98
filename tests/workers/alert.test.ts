import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { day, hour, minute, until, useFakeTimers } from "./clock";
import { crons } from "./configuration";
import {
  askHealth,
  failingMail,
  mailbox,
  post,
  runCron,
  runMinuteCron,
  validEnquiries,
} from "./example-enquiries";
import { requestsTo, webhookSecret, verified } from "./external-services";
import { fullDatabase, hangingDatabase, readOnlyDatabase } from "./failing-databases";
import { failingDatabase, FakeQueue } from "./fake-queue";

const begin = Date.parse("2026-11-22T05:00:00.000Z");

beforeEach(() => {
  vi.setSystemTime(begin);
});

interface Alert {
  type: string;
  data: { problem: string; message: string; since: string } & Record<string, unknown>;
}

/** The alerts since some number of posts, verified as by a receiver. */
async function alerts(host: string, since: number) {
  const received = (await requestsTo(host)).slice(since);
  const now = Date.now();
  const checked = received.map(({ headers, body }) => {
    // A receiver checks what is minutes old at most.
    vi.setSystemTime(Number(headers["webhook-timestamp"]) * 1000);
    return {
      id: headers["webhook-id"],
      alert: verified(webhookSecret, { headers, body }) as Alert,
    };
  });
  vi.setSystemTime(now);
  return checked;
}
const count = async (host: string) => (await requestsTo(host)).length;

let times = 0;
/** A webhook of a test, its settings, and the alerts and their types that it gets from now on. */
async function watched(host = "watch.example") {
  times += 1;
  const url = `https://${host}/alerts-${times}`;
  const before = await count(host);
  const sent = async () => alerts(host, before);
  return {
    settings: { ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: webhookSecret },
    sent,
    types: async () => (await sent()).map(({ alert }) => `${alert.type} ${alert.data.problem}`),
  };
}

async function everyMinute(from: number, to: number, bindings: Partial<Env>, step = minute) {
  for (let at = from; at <= to; at += step) {
    vi.setSystemTime(at);
    await runMinuteCron(at, bindings);
  }
}

const letters = (backlogCount: number) =>
  ({ metrics: async () => ({ backlogCount, backlogBytes: 0 }) }) as unknown as Queue;

const failDeliveries = async (cause = "E_INTERNAL_SERVER_ERROR") =>
  env.DB.prepare("update deliveries set state = 'failed', last_error = ?").bind(cause).run();

const failedMail = "deliveries-failed/mail/E_INTERNAL_SERVER_ERROR";

/** Renames a column of an enquiry's table, as a migration that is missing or was applied too early. */
const rename = (from: string, to: string) =>
  env.DB.prepare(`alter table viewing_requests rename column ${from} to ${to}`).run();

const crm = (url: string) => ({ CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: webhookSecret });

const problemsAt = async (at: number, bindings: Partial<Env> = {}) => {
  vi.setSystemTime(at);
  return (await (await askHealth(bindings)).json<{ problems: string[] }>()).problems;
};

const crmState = async () =>
  (await env.DB.prepare("select state, last_error from deliveries where channel = 'crm'").all())
    .results;

const beats = async () => count("heartbeat.example");

/** An outage: a queue, a mailbox, a webhook, and an enquiry that D1 did not store. */
async function outage(DB: D1Database) {
  const queue = new FakeQueue();
  const { mails, EMAIL } = mailbox();
  const ENQUIRY_QUEUE = queue.binding();
  const { settings, sent } = await watched();
  return { sent, mails, bindings: { ...settings, DB, EMAIL, ENQUIRY_QUEUE } };
}

async function expectOutageAlerts({ sent, mails }: Awaited<ReturnType<typeof outage>>) {
  const received = await sent();
  const problems = received.map(({ alert }) => alert.data.problem);
  for (const problem of ["database-not-writable", "enquiries-queued"]) {
    expect(problems.filter((one) => one === problem)).toHaveLength(1);
    expect(received.map(({ id }) => id)).toContain(`${problem}/began/2026-11-22T05`);
    const mailed = mails.filter(({ text = "" }) => text.includes(`${problem}, 1`));
    expect(mailed).toHaveLength(1);
    expect(mailed[0]?.to).toBe(env.ENQUIRY_RECIPIENT);
  }
}

describe("while D1 does not store enquiries", () => {
  it.each([
    ["is away", failingDatabase],
    ["is full", fullDatabase],
    ["is read-only", readOnlyDatabase],
  ])("alerts arrive once within five minutes if D1 %s", async (_, failing) => {
    const failure = await outage(failing());
    const { bindings } = failure;
    expect((await post("viewing", validEnquiries.viewing, { bindings })).status).toBe(200);
    await everyMinute(begin, begin + 5 * minute, bindings);
    await expectOutageAlerts(failure);
    await everyMinute(begin + 15 * minute, begin + 55 * minute, bindings, 20 * minute);
    await expectOutageAlerts(failure);
    const health = await askHealth(bindings);
    expect(health.status).toBe(503);
    expect((await health.json<{ problems: string[] }>()).problems).toEqual(
      expect.arrayContaining(["database-not-writable", "enquiries-queued"]),
    );
  });

  it("alerts arrive within five minutes if a migration is missing", async () => {
    const failure = await outage(env.DB);
    const { bindings } = failure;
    await rename("referrer_host", "referrer");
    try {
      expect((await post("viewing", validEnquiries.viewing, { bindings })).status).toBe(200);
      await everyMinute(begin, begin + 5 * minute, bindings);
    } finally {
      await rename("referrer", "referrer_host");
    }
    await expectOutageAlerts(failure);
  });

  it("alerts arrive if D1 hangs: no query holds up the cron or the health check", async () => {
    const failure = await outage(hangingDatabase());
    const { bindings } = failure;
    useFakeTimers();
    const outside = trackOutside();
    const tracked = {
      ...bindings,
      EMAIL: outside.mail(bindings.EMAIL),
      PROBLEM_LOG: outside.log,
      DEAD_ENQUIRIES: letters(0),
    };
    const answer = post("viewing", validEnquiries.viewing, { bindings: tracked });
    expect((await outside.runToEnd(answer)).status).toBe(200);
    for (let minutes = 0; minutes <= 5; minutes += 1) {
      vi.setSystemTime(begin + minutes * minute);
      await outside.runToEnd(runMinuteCron(begin + minutes * minute, tracked));
    }
    await expectOutageAlerts(failure);
    const health = await outside.runToEnd(askHealth(tracked));
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ database: "unreachable", queued: 1 });
  });

  it("17 hours of queued enquiries and dead letters are repeated when they double", async () => {
    const { sent, bindings } = await outage(failingDatabase());
    await everyMinute(begin, begin + 4 * minute, { ...bindings, DEAD_ENQUIRIES: letters(10) });
    const more = { ...bindings, DEAD_ENQUIRIES: letters(20) };
    await everyMinute(begin + 5 * minute, begin + 17 * hour, more, 2 * hour);
    const received = await sent();
    const dead = received.filter(({ alert }) => alert.data.problem === "dead-letters");
    expect(dead).toMatchObject([
      { alert: { type: "problem.began", data: { count: 10, deadLetters: 10 } } },
      { alert: { type: "problem.continues", data: { count: 20, deadLetters: 20 } } },
    ]);
  });
});

/**
 * Counts pending calls to what is outside of the Worker but D1, so that a test with fake timers knows when only a timer
 * can end a wait.
 */
function trackOutside() {
  let pending = 0;
  async function track<T>(work: Promise<T>): Promise<T> {
    pending += 1;
    return work.finally(() => {
      pending -= 1;
    });
  }
  const realFetch = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (...args) => track(realFetch(...args)));
  type Stub = Record<string, (...args: unknown[]) => Promise<unknown>>;
  const getByName = (name: string) =>
    new Proxy(env.PROBLEM_LOG.getByName(name) as Stub, {
      get:
        (stub, method) =>
        async (...args: unknown[]) =>
          track(stub[String(method)]!(...args)),
    });
  return {
    log: { getByName } as unknown as Env["PROBLEM_LOG"],
    mail: (binding: SendEmail) =>
      ({
        send: async (mail: EmailMessageBuilder) => track(binding.send(mail)),
      }) as unknown as SendEmail,
    /** Advances the clock until work ends, whenever nothing outside is pending. */
    async runToEnd<T>(work: Promise<T>): Promise<T> {
      const state = { ended: false };
      const end = work.finally(() => {
        state.ended = true;
      });
      while (!state.ended) {
        await until(() => state.ended || pending === 0);
        await vi.advanceTimersByTimeAsync(500);
      }
      return end;
    },
  };
}

describe("an alert", () => {
  it("is sent after an hour of failing mail, once, and once when it is over", async () => {
    const { settings, sent } = await watched();
    const down = { ...settings, EMAIL: failingMail() };
    await post("viewing", validEnquiries.viewing, { bindings: down });
    await everyMinute(begin, begin + hour, down, 10 * minute);
    expect(await sent()).toEqual([]);
    await everyMinute(begin + hour + minute, begin + 4 * hour, down, 30 * minute);
    const problem = "deliveries-late/mail/E_INTERNAL_SERVER_ERROR";
    expect(await sent()).toMatchObject([
      { alert: { type: "problem.began", data: { problem, count: 1, waiting: 1 } } },
    ]);
    const { mails, EMAIL } = mailbox();
    await everyMinute(begin + 10 * hour, begin + 11 * hour, { ...settings, EMAIL }, 30 * minute);
    const [first, second, ...more] = await sent();
    expect(second).toMatchObject({
      alert: { type: "problem.over", data: { problem, waiting: 0 } },
    });
    expect(second?.alert.data.since).toBe(first?.alert.data.since);
    expect(second?.id).not.toBe(first?.id);
    expect(more).toEqual([]);
    // The mail of the alert could be sent only now.
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Problem: ${problem}`,
      expect.stringContaining("Viewing"),
      `Problem over: ${problem}`,
    ]);
  });

  it("reaches the staff by mail, and by webhook if there is one, without personal data", async () => {
    const { settings, sent } = await watched();
    const { mails, EMAIL } = mailbox();
    await post("contact", validEnquiries.contact, { bindings: { EMAIL: failingMail() } });
    await failDeliveries();
    await everyMinute(begin, begin + 3 * minute, { EMAIL });
    expect(mails.map(({ subject, to }) => [subject, to])).toEqual([
      [`Problem: ${failedMail}`, env.ENQUIRY_RECIPIENT],
    ]);
    expect(mails[0]?.text).toContain("could not be delivered");
    await everyMinute(begin + 4 * minute, begin + 5 * minute, { EMAIL, ...settings });
    const received = await sent();
    expect(received).toHaveLength(1);
    expect(received[0]?.alert.data.problem).toContain("deliveries-failed");
    for (const answer of Object.values(validEnquiries.contact).filter((text) => text.length > 3))
      expect(JSON.stringify([mails, received])).not.toContain(answer);
  });

  it("is sent at most once an hour if a problem comes and goes, in each channel", async () => {
    const { settings, sent } = await watched();
    const { mails, EMAIL } = mailbox();
    for (let minutes = 0; minutes < 180; minutes += 5) {
      const DEAD_ENQUIRIES = letters(minutes % 20 < 10 ? 1 : 0);
      const at = begin + minutes * minute;
      await everyMinute(at, at, { ...settings, EMAIL, DEAD_ENQUIRIES });
    }
    const received = await sent();
    expect(received.length).toBeGreaterThan(1);
    expect(received.length).toBeLessThanOrEqual(3);
    expect(mails).toHaveLength(received.length);
  });

  it("is repeated each day while a problem continues", async () => {
    const { settings, types } = await watched();
    const bindings = { ...settings, DEAD_ENQUIRIES: letters(3) };
    await everyMinute(begin, begin + 51 * hour, bindings, 3 * hour);
    await everyMinute(begin + 52 * hour, begin + 55 * hour, settings, hour);
    expect(await types()).toEqual([
      "problem.began dead-letters",
      "problem.continues dead-letters",
      "problem.continues dead-letters",
      "problem.over dead-letters",
    ]);
  });

  it("is retried in the next run if the webhook fails, with the same id, and mailed once", async () => {
    const [broken, working] = [await watched("deaf.example"), await watched()];
    const { mails, EMAIL } = mailbox();
    const bindings = { EMAIL, DEAD_ENQUIRIES: letters(1) };
    await everyMinute(begin, begin + 4 * minute, { ...bindings, ...broken.settings });
    const tries = await broken.sent();
    expect(tries).toHaveLength(3);
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    await everyMinute(begin + 5 * minute, begin + 8 * minute, { ...bindings, ...working.settings });
    expect(await working.sent()).toMatchObject([{ id: tries[0]?.id }]);
    expect(mails).toHaveLength(1);
  });

  it("is sent once by concurrent runs of the same minute", async () => {
    const { mails, EMAIL } = mailbox();
    const bindings = { EMAIL, DEAD_ENQUIRIES: letters(1) };
    await everyMinute(begin, begin + 5 * minute, bindings);
    await Promise.all([1, 2].map(() => runMinuteCron(begin + 5 * minute, bindings)));
    expect(mails).toHaveLength(1);
  });

  it("is not sent as over while the queue does not answer", async () => {
    const { settings, types } = await watched();
    await everyMinute(begin, begin + 3 * minute, { ...settings, DEAD_ENQUIRIES: letters(1) });
    const silent = { metrics: async () => Promise.reject(new Error("down")) } as unknown as Queue;
    const down = { ...settings, DEAD_ENQUIRIES: silent };
    await everyMinute(begin + hour, begin + 2 * hour, down, 10 * minute);
    expect(await types()).toEqual([
      "problem.began dead-letters",
      "problem.began queue-unreachable",
    ]);
    await everyMinute(begin + 4 * hour, begin + 4 * hour, settings);
    expect((await types()).slice(2).toSorted()).toEqual([
      "problem.over dead-letters",
      "problem.over queue-unreachable",
    ]);
  });

  it("is sent to no webhook without an address or a secret", async () => {
    const { settings, sent } = await watched();
    const { ALERT_WEBHOOK_URL } = settings;
    const DEAD_ENQUIRIES = letters(1);
    await everyMinute(begin, begin + 3 * minute, { DEAD_ENQUIRIES });
    await everyMinute(begin, begin + 3 * minute, { DEAD_ENQUIRIES, ALERT_WEBHOOK_URL });
    expect(await sent()).toEqual([]);
  });

  it("arrives without the log of problems too: with one id an hour, and one mail an hour", async () => {
    const { settings, sent } = await watched();
    const { mails, EMAIL } = mailbox();
    const PROBLEM_LOG = {
      getByName: () =>
        new Proxy({}, { get: () => async () => Promise.reject(new Error("unavailable")) }),
    } as unknown as Env["PROBLEM_LOG"];
    const bindings = { ...settings, EMAIL, PROBLEM_LOG, DB: failingDatabase() };
    await everyMinute(begin, begin + 90 * minute, bindings, 15 * minute);
    const received = (await sent()).filter(
      ({ alert }) => alert.data.problem === "database-not-writable",
    );
    expect(new Set(received.map(({ id }) => id))).toEqual(
      new Set([5, 6].map((at) => `database-not-writable/began/2026-11-22T0${at}`)),
    );
    expect(mails).toHaveLength(2);
  });
});

describe("problems", () => {
  it("are told apart by channel and cause: a failing CRM does not hide failing mail", async () => {
    const { settings, types } = await watched();
    const bindings = { ...settings, ...crm("https://status.example/500"), EMAIL: failingMail() };
    await post("contact", validEnquiries.contact, { bindings });
    await env.DB.prepare("update deliveries set state = 'failed' where channel = 'crm'").run();
    await everyMinute(begin, begin + 5 * minute, bindings);
    await failDeliveries();
    await env.DB.prepare(
      "update deliveries set last_error = 'http-500' where channel = 'crm'",
    ).run();
    await everyMinute(begin + 6 * minute, begin + 10 * minute, bindings);
    expect(await types()).toEqual([
      "problem.began deliveries-failed/crm/http-500",
      `problem.began ${failedMail}`,
    ]);
  });

  it.each([
    ["a redirect", "https://moved.example/", "http-302"],
    ["an invalid certificate", "https://status.example/526", "http-526"],
    ["a rejected request", "https://status.example/401", "http-401"],
    ["an address without TLS", "http://good.example/", "address-not-https"],
  ])("of a setting are problems at once: %s of the CRM", async (_, url, cause) => {
    await post("viewing", validEnquiries.viewing, { bindings: crm(url) });
    expect(await problemsAt(begin, crm(url))).toEqual([`deliveries-rejected/crm/${cause}`]);
  });

  it("of a CRM that was switched off end, and its deliveries are settled", async () => {
    const off = crm("https://status.example/500");
    await post("viewing", validEnquiries.viewing, { bindings: off });
    expect(await problemsAt(begin + 2 * hour, off)).toHaveLength(1);
    expect(await problemsAt(begin + 2 * hour)).toEqual([]);
    await runCron(crons.nightly, begin + 12 * hour);
    expect(await crmState()).toMatchObject([{ state: "waiting" }]);
    await runCron(crons.nightly, begin + 2 * day);
    expect(await crmState()).toEqual([{ state: "failed", last_error: "channel-disabled" }]);
    expect(await problemsAt(begin + 2 * day, off)).toEqual([]);
  });

  it("include scheduled mails that fail for two hours, until one succeeds", async () => {
    await post("viewing", { ...validEnquiries.viewing, topic: "https://spam.example" });
    const tomorrow = begin + day;
    const failing = { EMAIL: failingMail() };
    await runCron(crons.mornings, tomorrow, failing);
    expect(await problemsAt(tomorrow + hour)).toEqual([]);
    await runCron(crons.mornings, tomorrow + hour, failing);
    expect(await problemsAt(tomorrow + 2 * hour)).toEqual([
      "task-failed/quarantine-mail/E_INTERNAL_SERVER_ERROR",
    ]);
    await runCron(crons.mornings, tomorrow + 3 * hour);
    expect(await problemsAt(tomorrow + 3 * hour)).toEqual([]);
  });

  it.each([
    [
      "weekly-mail/E_INTERNAL_SERVER_ERROR",
      crons.mondays,
      { WEEKLY_REPORT: "report", EMAIL: failingMail() },
    ],
    ["exchange-rates/D1_ERROR", crons.hourly, { DB: failingDatabase() }],
    ["retention/D1_ERROR", crons.nightly, { DB: fullDatabase() }],
  ])("include a task that fails: %s", async (task, cron, failing) => {
    await runCron(cron, begin, failing);
    expect(await problemsAt(begin + 2 * hour)).toContain(`task-failed/${task}`);
  });
});

describe("the heartbeat", () => {
  const HEARTBEAT_URL = "https://heartbeat.example/ping";

  it("is sent after each successful run", async () => {
    const before = await beats();
    await everyMinute(begin, begin + 2 * minute, { HEARTBEAT_URL });
    expect(await beats()).toBe(before + 3);
  });

  it("is not sent if the database fails, or if no alert of a problem can be delivered", async () => {
    const before = await beats();
    await everyMinute(begin, begin + 5 * minute, { HEARTBEAT_URL, DB: failingDatabase() });
    expect(await beats()).toBe(before);
    const bindings = { HEARTBEAT_URL, EMAIL: failingMail(), DEAD_ENQUIRIES: letters(1) };
    await everyMinute(begin + hour, begin + hour + 5 * minute, bindings);
    expect(await beats()).toBe(before + 2);
  });
});
