/** The least that a Worker can do with a request that it keeps: the measure for ours. */
export default {
  /**
   * @param {Request} request
   * @param {{ DB: import("@cloudflare/workers-types").D1Database }} env
   */
  async fetch(request, env) {
    if (request.method !== "POST") return new Response("ready");
    const body = await request.text();
    const id = crypto.randomUUID();
    await env.DB.prepare("insert into bodies (id, body) values (?, ?)").bind(id, body).run();
    return Response.json({ success: true, id });
  },
};
