import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { stockBox } from "../../test/catalogue/stock.ts";
import { openBoxes } from "../../test/openings/browser.ts";
import { credit, signUp } from "../../test/people/people.ts";
import { openShop, type Shop } from "../../test/shop/shop.ts";
import { openDatabase } from "../database/connection.ts";
import { startJobs } from "../jobs.ts";
import { type MetricsServer, serveMetrics } from "./serve-metrics.ts";

const TOKEN = "t".repeat(32);

let shop: Shop;
let served: MetricsServer | undefined;
beforeEach(async () => {
  shop = await openShop({ LOG_LEVEL: "info" });
});
afterEach(async () => {
  await served?.stop();
  served = undefined;
  await shop.close();
});

async function serve(settings: { METRICS_PORT?: number; METRICS_TOKEN?: string }, database = shop.database) {
  served = await serveMetrics(database, {
    METRICS_HOST: "127.0.0.1",
    METRICS_PORT: undefined,
    METRICS_TOKEN: undefined,
    ...settings,
  });
  return `http://127.0.0.1:${served.port}`;
}

/** The value of a figure, such as `trove_database_up` or `trove_queue_entries{queue="mail"}`; 0 if it is not there. */
function valueIn(page: string, figure: string): number {
  const line = page.split("\n").find((each) => each.startsWith(`${figure} `));
  return Number(line?.split(" ")[1] ?? 0);
}
const read = async (url: string) => (await fetch(`${url}/metrics`)).text();

it("counts calls, batches and refusals, and shows queues, logs and the pool", async () => {
  const url = await serve({ METRICS_PORT: 0 });
  const before = await read(url);
  const person = await signUp(shop);
  await credit(shop, person, cents(5_000));
  const box = await stockBox(shop);
  await openBoxes(shop, person, box);
  await shop.call("getItem", { params: { id: "0198c0de-0000-7000-8000-000000000000" }, query: {} });
  // The page is kept for some seconds, so another one is asked.
  await served?.stop();
  const after = await read(await serve({ METRICS_PORT: 0 }));
  const rise = (figure: string) => valueIn(after, figure) - valueIn(before, figure);

  expect(rise('trove_http_request_seconds_count{endpoint="openLootbox",status="2xx"}')).toBe(1);
  expect(rise('trove_refusals_total{code="NOT_FOUND"}')).toBe(1);
  expect(rise('trove_batch_calls_count{command="open_lootboxes"}')).toBe(1);
  expect(valueIn(after, 'trove_queue_entries{queue="records"}')).toBe(1);
  expect(valueIn(after, "trove_database_up")).toBe(1);
  expect(valueIn(after, 'trove_pool_connections{state="open"}')).toBeGreaterThan(0);
  expect(after).toContain('trove_log_unpublished_entries{log="records"} 0');
});

it("knows the oldest entry of a queue that is longer than it counts", async () => {
  shop.isStaged = true;
  const { connection } = shop.owner;
  await sql`insert into record_queue (user_id, nonce) select gen_random_uuid(), 0 from generate_series(1, 10000)`.execute(
    connection,
  );
  await sql`insert into record_queue values (gen_random_uuid(), 0, now() - interval '1 hour')`.execute(connection);
  const page = await read(await serve({ METRICS_PORT: 0 }));
  expect(valueIn(page, 'trove_queue_entries{queue="records"}')).toBe(10_000);
  expect(valueIn(page, 'trove_queue_oldest_seconds{queue="records"}')).toBeGreaterThanOrEqual(3600);
});

it("shows how jobs end", async () => {
  const url = await serve({ METRICS_PORT: 0 });
  const failed = Promise.withResolvers<void>();
  const error = () => failed.resolve();
  const run = async () => {
    throw new Error("the mail server is away");
  };
  const stop = startJobs([{ name: "mending", everySeconds: 3600, run }], { error });
  await failed.promise;
  await stop();
  expect(valueIn(await read(url), 'trove_job_seconds_count{job="mending",outcome="failure"}')).toBe(1);
});

it("says that the database does not respond", async () => {
  const away = openDatabase("postgresql://trove@127.0.0.1:1/trove", 1, () => {});
  const page = await read(await serve({ METRICS_PORT: 0 }, away));
  await away.close();
  expect(page).toContain("trove_database_up 0");
  expect(page).not.toContain("trove_queue_entries{");
});

it("gives the figures to holders of the token alone, on a port of its own or beside the pages", async () => {
  const url = await serve({ METRICS_PORT: 0, METRICS_TOKEN: TOKEN });
  const ask = async (authorization: string) => (await fetch(`${url}/metrics`, { headers: { authorization } })).status;
  expect([await ask(`Bearer ${TOKEN}`), await ask("Bearer other"), (await fetch(`${url}/metrics`)).status]).toEqual([
    200, 401, 401,
  ]);
  expect((await fetch(`${url}/`)).status).toBe(404);
  await served?.stop();

  await shop.close();
  shop = await openShop({ METRICS_TOKEN: TOKEN });
  const inject = async (authorization?: string) =>
    (await shop.app.http.inject({ url: "/metrics", headers: { ...(authorization && { authorization }) } })).statusCode;
  expect([await inject(`Bearer ${TOKEN}`), await inject("Bearer other"), await inject()]).toEqual([200, 404, 404]);
});

it("writes the caller's trace into the lines of a request, unless it is no trace", async () => {
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  for (const traceparent of [`00-${trace}-00f067aa0ba902b7-01`, `00-${"0".repeat(32)}-00f067aa0ba902b7-01`, "x\ny"]) {
    await shop.app.http.inject({ url: "/api/categories", headers: { traceparent } });
  }
  const traces = shop.log.map((line) => JSON.parse(line) as { trace_id?: string; parent_id?: string });
  expect(traces.filter(({ trace_id: id }) => id !== undefined)).toEqual([
    expect.objectContaining({ trace_id: trace, parent_id: "00f067aa0ba902b7" }),
  ]);
});
