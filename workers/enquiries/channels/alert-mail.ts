import { problemText } from "../health";
import type { Alert } from "../problem-log";
import { dubaiTime } from "./enquiry-mail";
import { listMail, type Row } from "./staff-mail";

const stateNames: Record<Alert["state"], string> = {
  began: "New",
  continues: "Continues",
  over: "Over",
};

/** The mail to the staff about problems that began, continue or are over. It has no personal data. */
export async function alertMail(alerts: readonly Alert[], env: Env): Promise<EmailMessageBuilder> {
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
