import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import worker from "~workers/app";
import { enquiryTables } from "~workers/db/schema";
import { handleFormPost } from "~workers/enquiries/handle-enquiry";
import {
  type EnquiryKind,
  type EnquiryValues,
  type Field,
  fieldsOf,
  endpoints,
} from "~/features/enquiries/fields";

export const kinds = Object.keys(endpoints) as EnquiryKind[];

const examples: { [K in EnquiryKind]: Partial<EnquiryValues<K>> } = {
  viewing: {
    name: "Giulia Ferrari",
    email: "giulia@example.it",
    phone: "+39 02 1234 567",
    message: "Saturday morning, please.\nWe arrive at ten.",
    preferredDate: "",
    preferredTime: "",
    propertyId: "ontario-tower",
    propertyIds: "",
    propertyTitle: "Ontario Tower",
    propertyLocation: "Business Bay, Dubai",
    propertyPrice: "AED 1,500,000",
  },
  contact: {
    firstName: "Omar",
    lastName: "Haddad",
    email: "omar@example.ae",
    phone: "0501234567",
    interest: "off-plan",
    propertyId: "",
    message: "مرحبا",
    about: "Palazzo Tissoli",
    specialization: "investment",
    language: "arabic",
  },
  valuation: {
    fullName: "Zoë O’Brien",
    email: "zoe@example.ie",
    phone: "00353 1 234 5678",
    propertyAddress: "12 Marina Walk, Dubai",
    details: "",
  },
};

/** An answer to a field without an example: its first option, or a word that is in no log line. */
const anAnswer = (name: string, { options, kind, max }: Field) =>
  options?.[0] ?? (kind === "text" || kind === "multiline" ? `Quokka ${name}`.slice(0, max) : "");

const exampleOf = <K extends EnquiryKind>(kind: K) =>
  ({
    ...Object.fromEntries(fieldsOf(kind).map(([name, field]) => [name, anAnswer(name, field)])),
    ...examples[kind],
  }) as EnquiryValues<K>;

export const validEnquiries: { [K in EnquiryKind]: EnquiryValues<K> } = {
  viewing: exampleOf("viewing"),
  contact: exampleOf("contact"),
  valuation: exampleOf("valuation"),
};

export const tableNames: Record<EnquiryKind, string> = {
  viewing: "viewing_requests",
  contact: "contact_messages",
  valuation: "valuation_requests",
};

/** The name in the database of each of a kind's columns. */
export const columnOf = (kind: EnquiryKind, field: string) =>
  (enquiryTables[kind] as unknown as Record<string, { name: string }>)[field]!.name;

/** Records sent mails, and passes them to the simulated mail service. */
export function mailbox() {
  const mails: EmailMessageBuilder[] = [];
  const send = async (mail: EmailMessageBuilder) => {
    const result = await env.EMAIL.send(mail);
    mails.push(mail);
    return result;
  };
  return { mails, EMAIL: { send } as unknown as SendEmail };
}

/** A mail service that rejects every mail with an error code. */
export const failingMail = (code = "E_INTERNAL_SERVER_ERROR") =>
  ({
    send: async () => Promise.reject(Object.assign(new Error("refused"), { code })),
  }) as unknown as SendEmail;

let visitors = 0;
/** A new IP address in the header that the edge sets. */
export const anotherVisitor = () => {
  visitors += 1;
  return {
    "cf-connecting-ip": `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
  };
};

export const site = "https://site.example";

const HEALTH_TOKEN = "what-the-monitor-knows";

/**
 * Asks the health check.
 *
 * @param authorization the header's value; null sends none
 */
export const askHealth = async (
  bindings: Partial<Env> = {},
  authorization: string | null = `Bearer ${HEALTH_TOKEN}`,
): Promise<Response> =>
  worker.fetch(
    new Request(`${site}/functions/v1/health`, {
      headers: { ...anotherVisitor(), ...(authorization !== null && { authorization }) },
    }),
    { ...env, HEALTH_TOKEN, ...bindings },
  );

interface PostOptions {
  /** What the edge knows of the visitor. */
  cf?: Partial<IncomingRequestCfProperties>;
  headers?: Record<string, string>;
  bindings?: Partial<Env>;
}

/** Posts a body, and waits for the Worker's work after the response. */
export async function postRaw(
  path: string,
  body: BodyInit | null,
  { headers = {}, bindings = {}, cf }: PostOptions = {},
): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(`${site}${path}`, {
    method: "POST",
    headers: { ...anotherVisitor(), ...headers },
    body,
    ...(cf && { cf }),
  });
  const response = await worker.fetch(
    request,
    { ...env, FLOOD_PROTECTION: "off", ...bindings },
    context,
  );
  await waitOnExecutionContext(context);
  return response;
}

export const post = async (kind: EnquiryKind, body: unknown, options: PostOptions = {}) =>
  postRaw(`/functions/v1/${endpoints[kind]}`, JSON.stringify(body), {
    ...options,
    headers: { "content-type": "application/json", ...options.headers },
  });

const columnsOf = async (table: string) =>
  (
    await env.DB.prepare("select name from pragma_table_info(?)")
      .bind(table)
      .all<{ name: string }>()
  ).results.map(({ name }) => name);

/** Copies an enquiry with its deliveries: in a flood all are alike, and to post each takes longer. */
export async function copyEnquiry(kind: EnquiryKind, id: string, count: number): Promise<string[]> {
  if (count < 1) return [];
  const copies = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
  const stem = id.slice(0, -12);
  const newId = `replace(id, '${id}', printf('${stem}%012d', i))`;
  const changed: Record<string, string> = {
    id: newId,
    enquiry_id: newId.replace("(id", "(enquiry_id"),
    idempotency_key: "idempotency_key || '-' || i",
  };
  for (const [table, key] of [
    [tableNames[kind], "id"],
    ["deliveries", "enquiry_id"],
  ] as const) {
    const columns = await columnsOf(table);
    await env.DB.prepare(
      `insert into ${table} (${columns.join()}) ${copies} select ${columns.map((name) => changed[name] ?? name).join()} from ${table}, n where ${key} = ?`,
    )
      .bind(id)
      .run();
  }
  return Array.from(
    { length: count },
    (_, index) => `${stem}${String(index + 1).padStart(12, "0")}`,
  );
}

/**
 * Submits a form as a browser does without JavaScript, by default in the Emirates, and waits for the Worker's work after
 * the response.
 */
export async function postForm(
  kind: EnquiryKind,
  body: Record<string, string>,
  { path, headers = {}, bindings = {}, cf = { country: "AE" } }: PostOptions & { path: string },
) {
  const work: Promise<unknown>[] = [];
  const submit = handleFormPost(
    { ...env, FLOOD_PROTECTION: "off", ...bindings },
    (promise) => void work.push(promise),
  );
  const request = new Request(`${site}${path}`, {
    method: "POST",
    headers: { ...anotherVisitor(), ...headers },
    body: new URLSearchParams(body),
    cf,
  });
  const posted = await submit(kind, request);
  await Promise.all(work);
  return posted;
}

export const idOf = async (response: Response): Promise<string> =>
  (await response.json<{ id: string }>()).id;

/** Runs the Worker's cron of a schedule, at a time in ms or a date. */
export const runCron = async (cron: string, at: number | Date, bindings: Partial<Env> = {}) =>
  worker.scheduled(createScheduledController({ cron, scheduledTime: new Date(at) }), {
    ...env,
    ...bindings,
  });

export const runMinuteCron = (at: number, bindings?: Partial<Env>) =>
  runCron("* * * * *", at, bindings);

export const rowsOf = async (kind: EnquiryKind) =>
  (await env.DB.prepare(`select * from ${tableNames[kind]}`).all<Record<string, string | null>>())
    .results;

export const deliveryRows = async () =>
  (
    await env.DB.prepare("select * from deliveries order by created_at, id").all<{
      id: string;
      enquiry_id: string;
      channel: string;
      state: string;
      attempts: number;
      next_at: string;
      last_error: string | null;
    }>()
  ).results;
