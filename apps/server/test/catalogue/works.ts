import { randomUUID } from "node:crypto";
import { type Endpoints, type ResponseOf, routes } from "@trove/contract";
import Papa from "papaparse";
import { putOnSale } from "../orders/orders.ts";
import { makeAdmin, type TestPerson } from "../people/people.ts";
import type { Shop, TestResponse } from "../shop/shop.ts";

export type TestWork = ResponseOf<Endpoints["startWork"]>;

/** Uploads a file of items as an operator who plans an import. Nothing changes until the work is started. */
export async function planImport(
  shop: Shop,
  { token }: Pick<TestPerson, "token">,
  file: string | Buffer,
  key: string = randomUUID(),
): Promise<TestResponse<TestWork>> {
  const { method, path } = routes.planItemImport;
  const headers = { authorization: `Bearer ${token}`, "content-type": "text/csv", "idempotency-key": key };
  const url = `${path}?title=items.csv`;
  const response = await shop.app.http.inject({ method, url, headers, payload: file });
  return {
    status: response.statusCode,
    body: response.json<TestWork>(),
    text: response.body,
    headers: response.headers,
  };
}

/** Splits a CSV file into rows. The first row is the heading. */
export const rowsOf = (file: string): string[][] =>
  Papa.parse<string[]>(file.replace(/^\uFEFF/, ""), { skipEmptyLines: "greedy" }).data;

/** Runs the job for bulk work, which the shop runs every half second, until no row is left. */
export async function runWorks(shop: Pick<Shop, "app" | "owner">): Promise<void> {
  const job = shop.app.jobs.find(({ name }) => name === "run-works");
  const running = () =>
    shop.owner.connection
      .selectFrom("works")
      .select("workId")
      .where("status", "in", ["Running", "Stopping"])
      .executeTakeFirst();
  while ((await running()) !== undefined) await job?.run();
}

/** Starts planned work and waits until it has ended. */
export async function runWork(shop: Shop, admin: TestPerson, work: TestWork): Promise<TestWork> {
  const { id, version } = work;
  const started = await shop.call("startWork", { params: { id }, body: { version } }, { ...admin, key: randomUUID() });
  if (started.status !== 200) throw new Error(started.text);
  await runWorks(shop);
  return (await shop.call("getWork", { params: { id } }, admin)).body;
}

/** Plans another price for an item. */
const planPrice = async (shop: Shop, admin: TestPerson, itemId: string): Promise<TestWork> => {
  const body = { itemIds: [itemId], change: { pricePercent: 10 } };
  return (await shop.call("planItemEdit", { body }, { ...admin, key: randomUUID() })).body;
};

/** Plans another price for a new item. Unlike an import, this starts no process that reads a file. */
export const planNewPrice = async (shop: Shop, admin: TestPerson): Promise<TestWork> =>
  planPrice(shop, admin, (await putOnSale(shop)).itemId);

const start = (shop: Shop, admin: TestPerson, { id, version }: TestWork) =>
  shop.call("startWork", { params: { id }, body: { version } }, { ...admin, key: randomUUID() });

/** Starts work, but runs none of its rows yet. Returns its id. */
export async function runningWork(shop: Shop): Promise<string> {
  const admin = await makeAdmin(shop);
  const work = await planNewPrice(shop, admin);
  await start(shop, admin, work);
  return work.id;
}

/** Returns the id of work that has ended. */
export async function ranWork(shop: Shop): Promise<string> {
  const admin = await makeAdmin(shop);
  return (await runWork(shop, admin, await planNewPrice(shop, admin))).id;
}

/** Returns the id of ended work with one failed row: other work changed its item in the meantime. */
export async function workWithFailure(shop: Shop): Promise<string> {
  const [admin, { itemId }] = await Promise.all([makeAdmin(shop), putOnSale(shop)]);
  const [work, other] = [await planPrice(shop, admin, itemId), await planPrice(shop, admin, itemId)];
  await runWork(shop, admin, other);
  return (await runWork(shop, admin, work)).id;
}
