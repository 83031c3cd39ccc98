import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import type { Assignment } from "../db/schema";
import { tableOf } from "../db/schema";
import type { Enquiry } from "../enquiries/store";
import { requestLocale } from "../http/request";
import { answerPage, readForm, signedPage } from "../http/signed-page";
import { errorName, log } from "../log";
import { changeOf, withChange } from "../visitors/change";
import { refusesMail } from "../visitors/mail-visitor";
import { cancelMeetingNow } from "../visitors/meeting";
import { mayBeMailed } from "../visitors/recipients";
import { assignmentOf } from "./assign";
import { claim, readResult, recordResult } from "./claim";
import { signedPerson } from "./link";
import { localeOfPerson } from "./people";

type App = { Bindings: Env };

/** The pages, loaded with the first request: functions/v1 and the cron run without React. */
const pages = async () => import("./page");

async function enquiryOf(env: Env, { kind, enquiryId }: Assignment): Promise<Enquiry | undefined> {
  const table = tableOf(kind);
  const [row] = await drizzle(env.DB).select().from(table).where(eq(table.id, enquiryId)).limit(1);
  return row;
}

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
  const { enquiryPage, sentencePage } = await pages();
  const id = req.param("id");
  const by = signedPerson(env, id, new URL(req.url), new Date());
  if (by === undefined)
    return answerPage(context, 403, sentencePage(requestLocale(req.raw), "forbidden"));
  const locale = localeOfPerson(by);
  const assignment = await assignmentOf(env, id);
  const enquiry = assignment && (await enquiryOf(env, assignment));
  if (!enquiry) return answerPage(context, 404, sentencePage(locale, "gone"));
  let isInvalid = false;
  if (req.method === "POST") {
    const form = await readForm(req.raw);
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
