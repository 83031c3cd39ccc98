import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { deliverDue } from "~workers/enquiries/deliver";
import { deliveryRows, good, mailbox, post, rowsOf } from "./enquiries";

/**
 * The real D1 whose writes fail at first.
 *
 * @param failures how many do
 * @param fail what a failing one does in place of, or after, the write itself
 */
function failingWrites(failures: number, fail: (write: () => Promise<unknown>) => Promise<never>) {
  let left = failures;
  const batch = async (statements: D1PreparedStatement[]) => {
    const write = async () => env.DB.batch(statements);
    left -= 1;
    return left >= 0 ? fail(write) : write();
  };
  return {
    DB: { prepare: (query: string) => env.DB.prepare(query), batch } as unknown as D1Database,
  };
}

const lost = new Error("D1_ERROR: Network connection lost.");
const before = async () => Promise.reject(lost);
const after = async (write: () => Promise<unknown>) => {
  await write();
  throw lost;
};

describe.each([
  ["before it is written", before],
  ["after it is written, so that only the answer is lost", after],
])("D1 loses the connection %s", (_, fail) => {
  it.each([1, 2, 3, 4])("%i times: the enquiry is stored and mailed once", async (times) => {
    const { mails, EMAIL } = mailbox();
    const bindings = { ...failingWrites(times, fail), EMAIL };
    const response = await post("viewing", good.viewing, { bindings });
    expect(response.status).toBe(200);
    const { id } = await response.json<{ id: string }>();
    expect(await rowsOf("viewing")).toMatchObject([{ id }]);
    expect(await deliveryRows()).toMatchObject([{ enquiry_id: id, state: "sent" }]);
    expect(mails).toHaveLength(1);
  });
});

it("where every write fails, nobody is told that it was sent, but when to try again", async () => {
  const response = await post("viewing", good.viewing, { bindings: failingWrites(5, before) });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ success: false, error: { code: "unavailable" } });
  expect(await rowsOf("viewing")).toHaveLength(0);
  expect(await deliveryRows()).toHaveLength(0);
});

it("a fault that does not pass is not tried again, and is no success", async () => {
  let tried = 0;
  const bindings = failingWrites(9, async () => {
    tried += 1;
    throw new Error("D1_ERROR: no such table");
  });
  expect((await post("viewing", good.viewing, { bindings })).status).toBe(503);
  expect(tried).toBe(1);
});

it("a write that never answers is given up and made again", async () => {
  const bindings = failingWrites(1, async () => new Promise<never>(() => {}));
  expect((await post("viewing", good.viewing, { bindings })).status).toBe(200);
  expect(await rowsOf("viewing")).toHaveLength(1);
}, 20_000);

it("a write that answers late is not given up, though those after it never answer", async () => {
  const real = env.DB;
  let made = 0;
  const batch = async (statements: D1PreparedStatement[]) => {
    made += 1;
    if (made > 1) return new Promise<never>(() => {});
    await new Promise((resolve) => setTimeout(resolve, 9_000));
    return real.batch(statements);
  };
  const DB = { prepare: real.prepare.bind(real), batch } as unknown as D1Database;
  expect((await post("viewing", good.viewing, { bindings: { DB } })).status).toBe(200);
  expect(made).toBe(2);
  expect(await rowsOf("viewing")).toHaveLength(1);
}, 30_000);

it("the enquiry and its delivery are written together or not at all", async () => {
  await env.DB.prepare("drop table deliveries").run();
  expect((await post("viewing", good.viewing)).status).toBe(503);
  expect(await rowsOf("viewing")).toHaveLength(0);
});

it("the log names what the database misses", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  await env.DB.prepare("drop table deliveries").run();
  await post("viewing", good.viewing);
  vi.restoreAllMocks();
  expect(lines.join("\n")).toContain("no such table: deliveries");
});

it("a mail that went out but could not be noted goes out again under the same reference", async () => {
  const { mails, EMAIL } = mailbox();
  const real = env.DB;
  let stored = false;
  const prepare = (query: string) => {
    if (stored && query.startsWith("update")) throw new Error("D1_ERROR: Network connection lost.");
    return real.prepare(query);
  };
  const batch = async (statements: D1PreparedStatement[]) => {
    stored = true;
    return real.batch(statements);
  };
  const DB = { prepare, batch } as unknown as D1Database;
  expect((await post("viewing", good.viewing, { bindings: { DB, EMAIL } })).status).toBe(200);
  expect(await deliveryRows()).toMatchObject([{ state: "waiting", attempts: 1 }]);
  await deliverDue({ ...env, EMAIL }, new Date(Date.now() + 600_000));
  expect(await deliveryRows()).toMatchObject([{ state: "sent", attempts: 2 }]);
  expect(mails).toHaveLength(2);
  expect(mails[0]?.subject).toBe(mails[1]?.subject);
}, 20_000);
