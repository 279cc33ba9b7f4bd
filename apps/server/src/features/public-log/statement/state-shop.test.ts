import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseStatement, type ShopStatement, type StatementLeaf } from "@trove/fairness/log";
import { verifySignature } from "@trove/fairness";
import { cents } from "@trove/money";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stockBox, stockItems, stockSureBox } from "../../../../test/catalogue/stock.ts";
import { lookInto } from "../../../../test/openings/disputes.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { sendShipment } from "../../../../test/orders/shipments.ts";
import { moveOn } from "../../../../test/people/operator.ts";
import { confirmAddress, credit, makeAdmin, signUp } from "../../../../test/people/people.ts";
import { copyLogs } from "../../../../test/public-log/copy.ts";
import { logRecords, runJob } from "../../../../test/public-log/jobs.ts";
import { readTermsLog } from "../../../../test/public-log/reader.ts";
import { auditLogs } from "../../../../test/public-log/audit.ts";
import { restartedWith } from "../../../../test/shop/restarted-shop.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

const HOUR_MS = 60 * 60 * 1_000;
const DAY_HOURS = 24;

let shop: Shop;
beforeEach(async () => {
  shop = await openShop({
    COMPANY_LEGAL_LINE: "Trove B.V. · Keizersgracht 1\tAmsterdam",
    CONTACT_EMAIL: "hi@t.example",
  });
});
afterEach(() => shop.close());

const wait = (hours: number) => void (shop.clock.now = new Date(shop.clock.now.getTime() + hours * HOUR_MS));
const state = () => runJob(shop.app, "shop-statement");

async function leaves(): Promise<StatementLeaf[]> {
  return (await readTermsLog(shop)).flatMap((leaf) => (leaf.kind === "statement" ? [leaf] : []));
}
const statements = async (): Promise<ShopStatement[]> => (await leaves()).map(({ text }) => parseStatement(text));

async function stated(): Promise<ShopStatement> {
  await state();
  const last = (await statements()).at(-1);
  if (last === undefined) throw new Error("the log has no statement");
  return last;
}

describe("the shop's statement", () => {
  it("is in the terms log once a day, signed, though two processes make it at the same time", async () => {
    await stockBox(shop);
    await shop.app.publicLog.terms.publish();
    await restartedWith(shop, {}, (other) =>
      Promise.all([state(), runJob(other, "shop-statement"), runJob(other, "terms-log"), state()]),
    );
    const [leaf, ...others] = await leaves();
    expect(others).toEqual([]);
    const [key] = shop.secrets.signingKeys;
    expect(leaf?.keyId).toBe(key.keyId);
    expect(await verifySignature(leaf?.text ?? "", leaf?.signature ?? "", key.publicKey)).toBe(true);
    await state();
    expect(await statements()).toHaveLength(1);
    wait(DAY_HOURS);
    await state();
    const days = (await statements()).map(({ time }) => time.slice(0, 10));
    expect(new Set(days)).toEqual(
      new Set([leaf?.text.split("\n")[1]?.slice(0, 10), shop.clock.now.toISOString().slice(0, 10)]),
    );
    expect(days).toHaveLength(2);
  });

  it("stands before the whole schedule, so that no proof of an offer has it", async () => {
    await stockBox(shop);
    await shop.app.publicLog.terms.publish();
    await state();
    const kinds = (await readTermsLog(shop)).map(({ kind }) => kind);
    expect(kinds.slice(kinds.indexOf("statement"))).toEqual(["statement", "terms"]);
    const person = await signUp(shop);
    const box = await stockSureBox(shop, cents(499), (await stockItems(shop, [900]))[0] ?? never());
    await credit(shop, person, cents(499));
    expect((await openBoxes(shop, person, box)).status).toBe(200);
  });

  it("waits until a box has been put on record", async () => {
    await state();
    await stockBox(shop);
    await runJob(shop.app, "terms-log");
    expect(await statements()).toHaveLength(1);
  });

  it("has name, operator and contact of the settings as single lines, and no parcel of nobody", async () => {
    await stockBox(shop);
    await shop.app.publicLog.terms.publish();
    expect(await stated()).toMatchObject({
      time: shop.clock.now.toISOString(),
      operator: "Trove B.V. · Keizersgracht 1 Amsterdam",
      contact: "hi@t.example",
      sent30: 0,
      medianHours30: undefined,
      waiting: 0,
      oldestHours: undefined,
      disputes90: 0,
      boxes: 1,
    });
  });

  it("counts parcels, their times and what waits, as a model does", async () => {
    const hours = [5, 60, 30, 100];
    /** Each parcel is ordered, and sent after some hours; the last one is never sent, and another is cancelled. */
    for (const after of hours) {
      const id = await order();
      wait(after);
      await move(id, "Approved", "Shipping", "Shipped");
    }
    const waiting = await order();
    await move(waiting, "Approved");
    await move(await order(), "Cancelled");
    wait(49);
    // Of an even number, the median is the middle of the two in the middle.
    expect(await stated()).toMatchObject({ sent30: 4, medianHours30: 45, sent90: 4, waiting: 1, oldestHours: 49 });
    wait(40 * DAY_HOURS);
    const id = await order();
    wait(3);
    await move(id, "Approved", "Shipping", "Shipped");
    expect(await stated()).toMatchObject({ sent30: 1, medianHours30: 3, sent90: 5, medianHours90: 30, waiting: 1 });
    wait(200 * DAY_HOURS);
    expect(await stated()).toMatchObject({ sent30: 0, medianHours30: undefined, sent90: 0, medianHours90: undefined });
  });

  it("counts disputes of 90 days, and those that got an answer or whose case is closed", async () => {
    const [person, admin] = [await signUp(shop), await makeAdmin(shop)];
    await confirmAddress(shop, person);
    await credit(shop, person, cents(5_000));
    const { body } = await openBoxes(shop, person, await stockBox(shop));
    const search = body.openings[0]?.transactionId ?? "";
    const dispute = async () => (await lookInto(shop, admin, search)).body.id;
    await dispute();
    const answered = await dispute();
    const options = { token: admin.token, key: randomUUID() };
    const answer = { params: { id: answered }, body: { text: "It was drawn as the proof says." } };
    expect((await shop.call("mailDispute", answer, options)).status).toBe(200);
    expect(await stated()).toMatchObject({ disputes90: 2, answered90: 1 });
    wait(91 * DAY_HOURS);
    expect(await stated()).toMatchObject({ disputes90: 0, answered90: 0 });
  });

  it("has the stock of the three most valuable items of each open box", async () => {
    const items = await stockItems(shop, [900, 800, 700, 100], 12);
    const drops = [0, 1, 2, 3].map((place) => items[place]?.itemId ?? never());
    const box = await stockBox(shop);
    const tops = box.drops.slice(0, 3).map(({ itemId }) => itemId);
    const unlimited = (await stockSureBox(shop, cents(499), items[0] ?? never())).drops.map(({ itemId }) => itemId);
    await stockBox(shop, cents(499), "Paused");
    await shop.app.publicLog.terms.publish();
    const { boxes, prizes } = await stated();
    expect(boxes).toBe(2);
    expect(prizes.map(({ itemId }) => itemId)).toEqual([...tops, ...unlimited].toSorted());
    expect(prizes.find(({ itemId }) => itemId === drops[0])?.available).toBe(12);
    expect(prizes.find(({ itemId }) => itemId === tops[0])?.available).toBeUndefined();
  });

  it("holds in the audit of the logs, which prints it", async () => {
    const person = await signUp(shop);
    await credit(shop, person, cents(499));
    await openBoxes(shop, person, await stockBox(shop));
    await logRecords(shop);
    await state();
    const folder = await mkdtemp(join(tmpdir(), "trove-statement-"));
    await copyLogs(shop, folder);
    const { out } = await auditLogs(shop, folder, [folder]);
    await rm(folder, { recursive: true });
    expect(out).toContain("ok        Every statement of the shop about itself is signed by one of its keys");
    expect(out).toContain("The shop's own word of");
  });
});

function never(): never {
  throw new Error("this exists");
}

const details = {
  Approved: {},
  Shipping: {},
  Shipped: { carrier: "DHL", trackingNumber: "JVGL0123456789" },
  Cancelled: { reason: "Damaged on the shelf" },
};

/** Moves a shipment. Sessions end within hours, so each move has its own operator. */
async function move(id: string, ...statuses: readonly (keyof typeof details)[]): Promise<void> {
  const admin = await makeAdmin(shop);
  for (const status of statuses) {
    const response = await moveOn(shop, admin, id, { status, ...details[status] });
    if (response.status !== 200) throw new Error(response.text);
  }
}

async function order(): Promise<string> {
  const person = await signUp(shop);
  await credit(shop, person, cents(1_000));
  return sendShipment(shop, person);
}
