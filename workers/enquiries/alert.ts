import { errorName, log } from "../log";
import { sendMail } from "../mail/mail";
import { dubaiTime, listMail, type Row } from "../mail/mail-blocks";
import { alertOf } from "../settings";
import { withTimeout } from "../timeout";
import { queueTimeoutMs } from "../timing";
import { checkHealth, type Health, problemText } from "./health";
import { type Alert, type AlertChannel, problemLog } from "./problem-log";
import { postSigned } from "./signed-post";

const stateNames: Record<Alert["state"], string> = {
  began: "New",
  continues: "Continues",
  over: "Over",
};

/** The mail to the staff about problems that began, continue or are over. It has no personal data. */
async function alertMail(alerts: readonly Alert[], env: Env): Promise<EmailMessageBuilder> {
  const lists = alerts.map((alert): Row[] => [
    { label: stateNames[alert.state], text: problemText(alert) },
    { label: "Problem", text: `${alert.id}, ${alert.count}` },
    { label: "Since", text: dubaiTime(new Date(alert.since).toISOString()) },
  ]);
  const over = alerts.every(({ state }) => state === "over");
  const [first] = alerts;
  const subject =
    alerts.length === 1 && first
      ? `${over ? "Problem over" : "Problem"}: ${first.id}`
      : `${alerts.length} problems${over ? " are over" : ""}`;
  const intro = over
    ? "The website has recovered."
    : "The website needs a person. docs/failures.md says what to do about each problem.";
  return listMail(env, subject, intro, lists);
}

/** Sends alerts in a channel, and returns those that were delivered. It does not throw. */
type Send = (alerts: readonly Alert[]) => Promise<readonly Alert[]>;

/** The id of a webhook's post: one for each problem and hour, so that a receiver recognises a repeat. */
const alertId = ({ id, state }: Alert, now: Date) =>
  `${id}/${state}/${now.toISOString().slice(0, 13)}`;

function logAlert({ id: problem, state }: Alert, channel: AlertChannel, error?: string) {
  if (error === undefined) log.info("problem-notified", { problem, state, channel });
  else log.error("problem-not-notified", { problem, state, channel, error });
}

/** The enabled channels: the mail to the staff, and a webhook, because mail may be what fails. */
function sendersOf(env: Env, health: Health, now: Date): Partial<Record<AlertChannel, Send>> {
  const webhook = alertOf(env);
  return {
    async mail(alerts) {
      const outcome = await sendMail(env, await alertMail(alerts, env));
      for (const alert of alerts)
        logAlert(alert, "mail", outcome.delivered ? undefined : outcome.code);
      return outcome.delivered ? alerts : [];
    },
    ...(webhook && {
      async webhook(alerts) {
        const { problems: _, unknownKinds: __, ...figures } = health;
        const outcomes = alerts.map(async (alert) => {
          const outcome = await postSigned(webhook, alertId(alert, now), {
            type: `problem.${alert.state}`,
            timestamp: now.toISOString(),
            data: {
              problem: alert.id,
              count: alert.count,
              since: new Date(alert.since).toISOString(),
              message: problemText(alert),
              ...figures,
              health: new URL("/functions/v1/health", env.SITE_ORIGIN).href,
            },
          });
          logAlert(alert, "webhook", outcome.delivered ? undefined : outcome.code);
          return outcome.delivered ? [alert] : [];
        });
        return (await Promise.all(outcomes)).flat();
      },
    }),
  };
}

/** Minutes between two repeats in each channel without the log of problems. A mail has no id of a repeat. */
const repeatMinutes: Record<AlertChannel, number> = { mail: 60, webhook: 5 };

/** The alerts of a run without the log of problems. */
function alertsWithoutLog(
  { problems }: Health,
  channels: readonly AlertChannel[],
  now: Date,
): Partial<Record<AlertChannel, Alert[]>> {
  const alerts = problems.map((problem): Alert => ({
    ...problem,
    state: "began",
    since: now.getTime(),
  }));
  return Object.fromEntries(
    channels
      .filter((channel) => now.getUTCMinutes() % repeatMinutes[channel] === 0)
      .map((channel) => [channel, alerts]),
  );
}

/**
 * Sends an alert when a problem begins, each day and whenever its count doubles while it continues, and when it is
 * over: at most one an hour for each problem in each channel. It needs no database. It does not throw.
 *
 * @returns whether every alert that was due was delivered in a channel
 */
export async function sendAlerts(env: Env, now = new Date()): Promise<boolean> {
  const health = await checkHealth(env, now);
  const senders = Object.entries(sendersOf(env, health, now)) as [AlertChannel, Send][];
  const channels = senders.map(([channel]) => channel);
  const problems = problemLog(env);
  const due: Partial<Record<AlertChannel, readonly Alert[]>> = await withTimeout(
    problems.observe(health.problems, health.unknownKinds, channels, now.getTime()),
    queueTimeoutMs,
  ).catch((error: unknown) => {
    log.error("problem-log-unreachable", { error: errorName(error) });
    return alertsWithoutLog(health, channels, now);
  });
  const delivered = new Set<string>();
  await Promise.all(
    senders.map(async ([channel, send]) => {
      const alerts = due[channel] ?? [];
      if (alerts.length === 0) return;
      const sent = await send(alerts);
      for (const { id } of sent) delivered.add(id);
      await withTimeout(problems.recordSent(channel, sent, now.getTime()), queueTimeoutMs).catch(
        (error: unknown) => {
          log.error("problem-log-unreachable", { error: errorName(error) });
        },
      );
    }),
  );
  return Object.values(due).every((alerts) => alerts.every(({ id }) => delivered.has(id)));
}
