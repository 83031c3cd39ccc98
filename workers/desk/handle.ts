import { Hono } from "hono";
import type { Assignment } from "../db/schema";
import { requestLocale } from "../http/request";
import { answerPage, readForm, signedPage } from "../http/signed-page";
import { errorName, log } from "../log";
import type { Enquiry } from "../records/enquiry";
import { mayBeMailed, refusesMail } from "../records/recipients";
import { assignmentOf, releaseAndAssign } from "./assign";
import { changeOf, withChange } from "./change";
import { claim, readResult, recordResult } from "./claim";
import { findEnquiry } from "./history";
import { signedPerson } from "./link";
import { cancelMeetingNow } from "./meeting";
import { localeOfPerson } from "./people";

type App = { Bindings: Env };

/** The pages, loaded with the first request: functions/v1 and the cron run without React. */
const pages = async () => import("./page");

/** Makes the change of a posted form. Only whoever has claimed an enquiry may record a result. */
async function change(
  env: Env,
  assignment: Assignment,
  enquiry: Enquiry,
  by: string,
  form: URLSearchParams,
): Promise<"changed" | "invalid"> {
  const now = new Date();
  if (form.get("action") === "claim") {
    await claim(env, assignment, by, now);
    return "changed";
  }
  const isOwner = assignment.claimedBy === by;
  if (form.get("action") === "cancel") {
    if (isOwner) await cancelMeetingNow(env, enquiry, now);
    return "changed";
  }
  const result = readResult(form, now);
  if (!result) return "invalid";
  if (isOwner) await recordResult(env, assignment, enquiry, result, now);
  return "changed";
}

/**
 * The pages on which people claim enquiries, without the site's layout and without JavaScript. A GET changes nothing,
 * because mail scanners open links.
 */
export const desk = new Hono<App>().basePath("/desk");

desk.use(signedPage);

desk.on(["GET", "POST"], "/:id", async (context) => {
  const { env, req } = context;
  const { enquiryPage, quarantinePage, sentencePage } = await pages();
  const id = req.param("id");
  const by = signedPerson(env, id, new URL(req.url), new Date());
  if (by === undefined)
    return answerPage(context, 403, sentencePage(requestLocale(req.raw), "forbidden"));
  const locale = localeOfPerson(by);
  const [assignment, found] = await Promise.all([assignmentOf(env, id), findEnquiry(env, id)]);
  if (!found) return answerPage(context, 404, sentencePage(locale, "gone"));
  const { kind, enquiry } = found;
  const form = req.method === "POST" ? await readForm(req.raw) : undefined;
  if (form?.get("action") === "release") {
    await releaseAndAssign(env, kind, enquiry);
    return context.redirect(req.url, 303);
  }
  if (!assignment)
    return answerPage(context, 200, quarantinePage(found, enquiry.spam === null, locale));
  let isInvalid = false;
  if (form) {
    isInvalid = (await change(env, assignment, enquiry, by, form)) === "invalid";
    if (!isInvalid) return context.redirect(req.url, 303);
  }
  const [changed, isRefused] = await Promise.all([changeOf(env, id), refusesMail(env, id)]);
  const data = {
    enquiry: withChange(enquiry, changed),
    assignment,
    change: changed,
    isRefused,
    isMailed: mayBeMailed(env, enquiry),
    by,
    locale,
    now: new Date(),
    isInvalid,
  };
  return answerPage(context, isInvalid ? 422 : 200, enquiryPage(data));
});

desk.all("/:id", (context) =>
  context.text("Method Not Allowed", 405, { allow: "GET, HEAD, POST" }),
);

desk.onError((error, context) => {
  log.error("desk-failed", { error: errorName(error) });
  return context.text("Internal Server Error", 500);
});
