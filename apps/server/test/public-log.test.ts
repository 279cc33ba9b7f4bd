import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishVersion } from "../src/features/lootboxes/index.ts";
import { readLog } from "../src/features/public-log/storage/logs.store.ts";
import { stockBox } from "./catalogue/stock.ts";
import { openBoxes, prepareReveal, sendReveal } from "./openings/browser.ts";
import { lockAccount } from "./openings/meanwhile.ts";
import { credit, signUp } from "./people/people.ts";
import { auditLogs } from "./public-log/audit.ts";
import { logRecords } from "./public-log/jobs.ts";
import { openListeningShop } from "./shop/listening-shop.ts";
import type { Shop } from "./shop/shop.ts";

let shop: Shop;
let folder = "";
beforeAll(async () => {
  shop = await openListeningShop();
  folder = await mkdtemp(join(tmpdir(), "public-log-"));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** The number of leaves in the checkpoint that the shop serves. */
async function servedSize(log: string): Promise<number> {
  const checkpoint = await fetch(`${shop.environment.PUBLIC_URL}/log/${log}/checkpoint`);
  return Number((await checkpoint.text()).split("\n")[1]);
}

/** Waits until both logs are served as they are. The server caches a checkpoint for a second. */
async function servesAll(): Promise<void> {
  for (const log of ["terms", "records"] as const) {
    const { checkpointSize } = await readLog(shop.database.connection, log);
    await expect.poll(() => servedSize(log)).toBe(checkpointSize);
  }
}

const audit = (...args: readonly string[]) => auditLogs(shop, folder, args);

test("the audit that anybody can run holds for a shop in which nobody has opened a box, and copies its logs", async () => {
  await shop.app.publicLog.terms.publish();
  await logRecords(shop);
  expect(await audit(shop.environment.PUBLIC_URL, "--copy", "new")).toMatchObject({ code: 0, err: "" });
  expect(await audit("new")).toMatchObject({ code: 0, err: "" });
});

test("the audit that anybody can run holds for the shop: receipts, voids, changed odds, and what it kept before", async () => {
  const [box, other] = [await stockBox(shop), await stockBox(shop, cents(999))];
  const people = [await signUp(shop), await signUp(shop)];
  for (const person of people) {
    await credit(shop, person, cents(100_000));
    for (const quantity of [5, 1, 3]) expect((await openBoxes(shop, person, box, { quantity })).status).toBe(200);
  }
  await logRecords(shop);
  await servesAll();
  expect(await servedSize("records")).toBe(6);
  const first = await audit(shop.environment.PUBLIC_URL, "--kept", "kept.json", "--copy", "copy");
  expect(first, first.out).toMatchObject({ code: 0, err: "" });
  expect(first.out).toContain("opened boxes: 18");

  const { lootboxId, drops } = box;
  await shop.owner.connection
    .transaction()
    .execute((tx) => publishVersion(tx, { lootboxId, tableVersion: 2, price: cents(550), drops, at: shop.clock.now }));
  await shop.app.publicLog.terms.publish();
  for (const person of people) {
    expect((await openBoxes(shop, person, { ...box, price: cents(550) }, { quantity: 2 })).status).toBe(200);
    const reveal = await prepareReveal(shop, person, other);
    await lockAccount(shop, person);
    expect((await sendReveal(shop, other, reveal)).body).toMatchObject({ code: "ACCOUNT_BLOCKED" });
  }
  await logRecords(shop);
  await servesAll();
  expect(await servedSize("records")).toBe(10);
  const second = await audit(shop.environment.PUBLIC_URL, "--kept", "kept.json", "--copy", "copy");
  expect(second, second.out).toMatchObject({ code: 0, err: "" });
  expect(second.out).toMatch(/Both logs continue .*: 2/u);
  expect(second.out).toContain("voids by ACCOUNT_BLOCKED: 2 boxes");
  const ofCopy = (await audit("copy")).out;
  const withoutEarlier = (report: string) =>
    report.replaceAll(/^(?:not seen|ok {6}) {2}(?:Both|What was in|Chang).*\n/gmu, "");
  expect(withoutEarlier(ofCopy)).toBe(withoutEarlier(second.out));
  expect(ofCopy.match(/^not seen .*: no earlier audit is kept \(--kept\)$/gmu)).toHaveLength(2);
});
