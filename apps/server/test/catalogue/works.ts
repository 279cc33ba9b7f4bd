import { randomUUID } from "node:crypto";
import { type Endpoints, type ResponseOf, routes } from "@trove/contract";
import Papa from "papaparse";
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

/** Plans an import that creates one item in a category of its own. */
export async function planNewItem(shop: Shop, admin: TestPerson): Promise<TestWork> {
  const slug = `shelf-${randomUUID()}`;
  const category = { name: "Shelf", slug, description: "For things.", imageUrl: "/pictures/shelf.webp" };
  await shop.call("createCategory", { body: category }, { ...admin, key: randomUUID() });
  const heading = "Address,Name,Brand,Category,Market price,Description,Pictures";
  const line = `pot-${randomUUID()},Pot,Nordlys,${slug},10.00,Pours.,/pictures/pot.webp`;
  return (await planImport(shop, admin, `${heading}\r\n${line}\r\n`)).body;
}

const start = (shop: Shop, admin: TestPerson, { id, version }: TestWork) =>
  shop.call("startWork", { params: { id }, body: { version } }, { ...admin, key: randomUUID() });

/** Starts work, but runs none of its rows yet. Returns its id. */
export async function runningWork(shop: Shop): Promise<string> {
  const admin = await makeAdmin(shop);
  const work = await planNewItem(shop, admin);
  await start(shop, admin, work);
  return work.id;
}

/** Returns the id of work that has ended. */
export async function ranWork(shop: Shop): Promise<string> {
  const admin = await makeAdmin(shop);
  return (await runWork(shop, admin, await planNewItem(shop, admin))).id;
}

/** Returns the id of ended work with one failed row: another item took its item's web address in the meantime. */
export async function workWithFailure(shop: Shop): Promise<string> {
  const admin = await makeAdmin(shop);
  const [work, same] = await Promise.all([planNewItem(shop, admin), planNewItem(shop, admin)]);
  const rows = (await shop.call("listWorkRows", { params: { id: work.id }, query: {} }, admin)).body.items;
  const slug = rows[0]?.changes.find(({ field }) => field === "slug")?.after ?? "";
  await runWork(shop, admin, same);
  await shop.owner.connection
    .updateTable("items")
    .set({ slug })
    .where("slug", "=", await slugOf(shop, same))
    .execute();
  return (await runWork(shop, admin, work)).id;
}

async function slugOf(shop: Shop, { id }: TestWork): Promise<string> {
  const { changes } = await shop.owner.connection
    .selectFrom("workRows")
    .select("changes")
    .where("workId", "=", id)
    .$narrowType<{ changes: { field: string; after: string }[] }>()
    .executeTakeFirstOrThrow();
  return changes.find(({ field }) => field === "slug")?.after ?? "";
}
