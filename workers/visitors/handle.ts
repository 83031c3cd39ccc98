import { Hono } from "hono";
import { company } from "~/content/company";
import { hoursOfDay, timesOfDay } from "~/content/viewing-times";
import { issueMessages } from "~/features/enquiries/result-notice";
import { viewingIssue } from "~/features/enquiries/viewing-day";
import { interpolate } from "~/format/interpolate";
import { messagesFor } from "~/messages/messages";
import { assignmentOf } from "../desk/assign";
import { changeDay, changeOf, withdraw } from "../desk/change";
import { findEnquiry, type FoundEnquiry } from "../desk/history";
import { isVisitorLink } from "../desk/link";
import { requestLocale } from "../http/request";
import { answerPage, readForm, signedPage } from "../http/signed-page";
import { errorName, log } from "../log";
import { visitorMessages } from "./messages";

type App = { Bindings: Env };

/** The pages, loaded with the first request: functions/v1 and the cron run without React. */
const pages = async () => import("./page");

/** The errors of a requested day and time, by field, in the language of the enquiry. */
function dayErrors(
  { enquiry: { locale } }: FoundEnquiry,
  { preferredDate, preferredTime }: { preferredDate: string; preferredTime: string },
  now: Date,
): Readonly<Record<string, string>> {
  const { day, time } = viewingIssue(preferredDate, preferredTime, now);
  const { enquiries, lazy } = messagesFor(locale);
  return issueMessages(
    locale,
    { ...(day && { preferredDate: day }), ...(time && { preferredTime: time }) },
    { labels: enquiries.kinds.viewing.labels, issues: lazy.responses.issues },
  );
}

/** Makes the change of a posted form, and returns its errors. */
async function change(env: Env, found: FoundEnquiry, form: URLSearchParams, now: Date) {
  const { kind, enquiry } = found;
  if (form.get("action") === "withdraw") {
    await withdraw(env, kind, enquiry, now);
    return { errors: {} };
  }
  const [preferredDate = "", time = ""] = ["preferredDate", "preferredTime"].map(
    (name) => form.get(name) ?? "",
  );
  const submitted = {
    preferredDate,
    preferredTime: [...timesOfDay, ...hoursOfDay].find((one) => one === time) ?? "",
  };
  const errors = dayErrors(found, submitted, now);
  if (Object.keys(errors).length > 0) return { errors, submitted };
  if (await changeDay(env, kind, enquiry, submitted, now)) return { errors: {} };
  const { tooMany } = visitorMessages[enquiry.locale].page.day;
  return { errors: { preferredDate: interpolate(tooMany, { phone: company.phone }) }, submitted };
}

/**
 * The page on which a visitor changes or withdraws an enquiry, by the signed link in a mail. A GET changes nothing,
 * because mail scanners open links.
 */
export const visitors = new Hono<App>().basePath("/enquiry");

visitors.use(signedPage);

visitors.on(["GET", "POST"], "/:id", async (context) => {
  const { env, req } = context;
  const { visitorPage, sentencePage } = await pages();
  const id = req.param("id");
  const now = new Date();
  if (!isVisitorLink(env, id, new URL(req.url), now))
    return answerPage(context, 403, sentencePage(env, requestLocale(req.raw), "forbidden"));
  const found = await findEnquiry(env, id);
  if (!found) return answerPage(context, 404, sentencePage(env, requestLocale(req.raw), "gone"));
  let outcome: Awaited<ReturnType<typeof change>> = { errors: {} };
  if (req.method === "POST") {
    outcome = await change(env, found, await readForm(req.raw), now);
    if (Object.keys(outcome.errors).length === 0) return context.redirect(req.url, 303);
  }
  const [assignment, changed] = await Promise.all([assignmentOf(env, id), changeOf(env, id)]);
  const html = visitorPage({ env, ...found, assignment, change: changed, now, ...outcome });
  return answerPage(context, Object.keys(outcome.errors).length > 0 ? 422 : 200, html);
});

visitors.all("/:id", (context) =>
  context.text("Method Not Allowed", 405, { allow: "GET, HEAD, POST" }),
);

visitors.onError((error, context) => {
  log.error("visitor-page-failed", { error: errorName(error) });
  return context.text("Internal Server Error", 500);
});
