import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import { type OpenBody, prepareReveal, sendReveal } from "../../../../test/openings/browser.ts";
import { giveItems, ship } from "../../../../test/orders/shipments.ts";
import { addAddress, moveClock, topUp } from "../../../../test/payments/till.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { consent, setMarkets } from "../../../../test/protection/markets.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";
import {
  receiveGoods,
  refundWithdrawal,
  requestReturn,
  returned,
  returnsOf,
  send,
  withdrawalOf,
  withdrawn,
} from "../../../../test/withdrawals/withdrawals.ts";

// Each test has a shop of its own, because openings have the time of the database, and tests move the shop's clock.
let folder: string;
let shop: Shop;
let admin: TestPerson;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-won-items-"));
  shop = await openListeningShop({ DATA_DIR: folder, COUNTRY_HEADER: "x-country" });
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** Returns the number of a shipment. */
async function numberOf(shipmentId: string): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select number from shipments where shipment_id = ${shipmentId}`.execute(shop.owner.connection);
  return rows[0]?.number ?? expect.fail("the shipment is gone");
}

const balanceOf = async (person: TestPerson) => (await shop.call("getBalance", {}, person)).body.amount;

/** Lets a person leave France in every way, so that it counts as a country that they have left. */
async function comeFromFrance(person: TestPerson) {
  const removed = await addAddress(shop, person, "FR");
  await shop.call("deleteAddress", { params: { id: removed } }, person);
  const { body: book } = await shop.call("listAddresses", {}, person);
  const home = book.find(({ countryCode }) => countryCode === "GB") ?? expect.fail("the address is gone");
  const { createdAtUtc: _created, updatedAtUtc: _updated, ...fields } = home;
  const french = { countryCode: "FR", postalCode: "75001", state: null };
  const moved = await shop.call("updateAddress", { body: { ...fields, ...french } }, person);
  const body = { birthDate: "1990-01-01", residence: "GB", reason: "Lives there" };
  const operator = await makeAdmin(shop);
  const params = { id: person.userId };
  const corrected = await shop.call("correctPersonIdentity", { params, body }, { ...operator, key: randomUUID() });
  expect([moved.status, corrected.status]).toEqual([200, 200]);
}

/**
 * Items won from boxes for €4.99 each where the market is `boxWithdrawal`, later sent to France and withdrawn from, by
 * somebody who has moved there.
 */
async function withdrawnBoxes(boxWithdrawal: "None" | "Item", later = boxWithdrawal) {
  await setMarkets(shop, { FR: { boxWithdrawal: "Item" }, GB: { boxWithdrawal } });
  const person = await signUp(shop);
  await addAddress(shop, person, "GB");
  if (boxWithdrawal === "None") await consent(shop, person);
  const inventoryItemIds = await giveItems(shop, person, 2);
  await credit(shop, person, cents(10_000));
  moveClock(shop, 300);
  await setMarkets(shop, { FR: { boxWithdrawal: later }, GB: { boxWithdrawal: later } });
  const shippingAddressId = await addAddress(shop, person, "FR");
  const acts = [
    await shop.call("beginIdentity", { body: { birthDate: "1990-01-01", residence: "FR" } }, person),
    await topUp(shop, person, { addressId: shippingAddressId }),
  ];
  expect(acts.map(({ status }) => status)).toEqual([200, 201]);
  await comeFromFrance(person);
  const { body } = await ship(shop, person, { inventoryItemIds, shippingAddressId });
  admin = await makeAdmin(shop);
  await send(shop, admin, body.shipmentId);
  const orderNumber = await numberOf(body.shipmentId);
  const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
  return { person, id };
}

/** A shipment that has arrived, of an item won without the right to withdraw, and one won with it, after a move. */
async function mixedShipment() {
  await setMarkets(shop, { FR: { boxWithdrawal: "Item" }, GB: { boxWithdrawal: "None" } });
  const person = await signUp(shop);
  await addAddress(shop, person, "GB");
  await consent(shop, person);
  const first = await giveItems(shop, person, 1);
  // Openings have the time of the database, which the address has to be known after.
  shop.clock.now = new Date();
  const shippingAddressId = await addAddress(shop, person, "FR");
  const second = await giveItems(shop, person, 1);
  await credit(shop, person, cents(10_000));
  moveClock(shop, 300);
  const { body } = await ship(shop, person, { inventoryItemIds: [...first, ...second], shippingAddressId });
  admin = await makeAdmin(shop);
  await send(shop, admin, body.shipmentId);
  return { person, orderNumber: await numberOf(body.shipmentId) };
}

type Right = "None" | "Item";

/** Sets the right in Great Britain from now on, by the time of the database, which offers have. */
async function setRight(boxWithdrawal: Right): Promise<void> {
  shop.clock.now = new Date(Date.now() + 1);
  await setMarkets(shop, { FR: { boxWithdrawal: "Item" }, GB: { boxWithdrawal } });
}

/** A person in Great Britain with money for a box and its parcel. */
async function buyer() {
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  return { ...person, addressId: await addAddress(shop, person, "GB") };
}

/** Opens an offered box, and returns the withdrawal from its item after the delivery. */
async function withdrawnAfter(person: Awaited<ReturnType<typeof buyer>>, box: TestBox, reveal: OpenBody) {
  const opened = await sendReveal(shop, box, reveal, person);
  const inventoryItemIds = opened.body.openings.map(({ inventoryItemId }) => inventoryItemId);
  moveClock(shop, 300);
  const { body } = await ship(shop, person, { inventoryItemIds, shippingAddressId: person.addressId });
  admin = await makeAdmin(shop);
  await send(shop, admin, body.shipmentId);
  const orderNumber = await numberOf(body.shipmentId);
  return withdrawalOf(shop, admin, await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email }));
}

describe("items won under an offer", () => {
  it("come back if nobody has consented, though the market took the right away before the opening", async () => {
    await setRight("Item");
    const person = await buyer();
    const box = await stockBox(shop);
    const reveal = await prepareReveal(shop, person, box);
    await setRight("None");
    expect(await withdrawnAfter(person, box, reveal)).toMatchObject({ status: "AwaitingGoods", exception: null });
  });

  it.each([
    ["Item", "None", { status: "AwaitingGoods", exception: null }],
    ["None", "Item", { status: "Refused", exception: "Drawing" }],
  ] as const)("have the right %s of their offer, not %s of their opening", async (offered, later, result) => {
    await setRight("None");
    const person = await buyer();
    await consent(shop, person);
    await setRight(offered);
    const box = await stockBox(shop);
    const reveal = await prepareReveal(shop, person, box);
    await setRight(later);
    expect(await withdrawnAfter(person, box, reveal)).toMatchObject(result);
  });

  it("come back if the country of the request gave the right, so that nobody was asked to consent", async () => {
    await setRight("None");
    const person = await buyer();
    const box = await stockBox(shop);
    await expect(prepareReveal(shop, person, box)).rejects.toThrow("DrawingConsent");
    const reveal = await prepareReveal(shop, person, box, { headers: { "x-country": "FR" } });
    expect(await withdrawnAfter(person, box, reveal)).toMatchObject({ status: "AwaitingGoods", exception: null });
  });
});

describe("items won from boxes", () => {
  it("are refunded once, whatever steps the application states", async () => {
    const { id, person } = await withdrawnBoxes("Item");
    await receiveGoods(shop, admin, id);
    const call = (from: string, to: string, version: number) =>
      sql`select command.withdrawal_refund(${id}::uuid,
        row(${from}::text[], ${to}, ${version}::integer, ${admin.userId}::uuid, null)::command.withdrawal_step,
        row(0::bigint, 0::bigint, '-infinity')::command.withdrawal_refund_terms, now())`.execute(
        shop.database.connection,
      );
    await expect(call("{GoodsReceived}", "GoodsReceived", 2)).rejects.toThrow("each function makes its own steps");
    const before = await balanceOf(person);
    await call("{GoodsReceived}", "Refunded", 2);
    await expect(call("{Refunded}", "Refunded", 3)).rejects.toThrow("STATUS_CONFLICT");
    await sql`update withdrawals set status = 'GoodsReceived' where withdrawal_id = ${id}`.execute(
      shop.owner.connection,
    );
    await expect(call("{GoodsReceived}", "Refunded", 3)).rejects.toThrow("STATUS_CONFLICT");
    await sql`update withdrawals set status = 'Refunded' where withdrawal_id = ${id}`.execute(shop.owner.connection);
    expect((await balanceOf(person)) - before).toBeCloseTo(2 * 4.99);
  });

  it("come back for the price of their openings and delivery, where the market says so", async () => {
    const { id, person } = await withdrawnBoxes("Item");
    const before = await balanceOf(person);
    expect((await withdrawalOf(shop, admin, id)).pieces).toMatchObject([{ price: 4.99 }, { price: 4.99 }]);
    await receiveGoods(shop, admin, id);
    await refundWithdrawal(shop, admin, id);
    expect((await balanceOf(person)) - before).toBeCloseTo(2 * 4.99 + 10);
  });

  it("come back for a year longer, because no mail has told of the right", async () => {
    const { id } = await withdrawnBoxes("Item");
    const { closesAtUtc } = await withdrawalOf(shop, admin, id);
    const days = (Date.parse(closesAtUtc ?? "") - shop.clock.now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(365 + 14 - 1);
  });

  it("come back by the market of their offers, whatever market and address came later", async () => {
    const { id } = await withdrawnBoxes("Item", "None");
    expect(await withdrawalOf(shop, admin, id)).toMatchObject({ status: "AwaitingGoods", thing: { takesBoxes: true } });
  });

  it("don't come back where the market gave no right, and the buyer is told the exception", async () => {
    const { id, person } = await withdrawnBoxes("None", "Item");
    expect(await withdrawalOf(shop, admin, id)).toMatchObject({ status: "Refused", exception: "Drawing" });
    const { rows } = await sql<{ kind: string }>`
      select kind from outbox where recipient = ${person.email} and kind like 'withdrawal%'
      order by kind`.execute(shop.owner.connection);
    expect(rows.map(({ kind }) => kind)).toEqual(["withdrawalEnded", "withdrawalReceived"]);
    const due = await sql`select from withdrawals where withdrawal_id = ${id} and case_due_at is not null`.execute(
      shop.owner.connection,
    );
    expect(due.rows).toEqual([]);
  });

  it("come back by the market of each one's own offer, though they are in one shipment", async () => {
    const { person, orderNumber } = await mixedShipment();
    const offered = (await returnsOf(shop, person, orderNumber)).body;
    const drawn = offered.pieces.find(({ exception }) => exception === "Drawing");
    expect([drawn?.position, offered.pieces.length, offered.reasons.includes("Withdrawal")]).toEqual([1, 2, true]);
    expect((await requestReturn(shop, person, { orderNumber })).body).toMatchObject({ code: "STATUS_CONFLICT" });
    const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
    const { status, thing, pieces } = await withdrawalOf(shop, admin, id);
    expect([status, thing?.takesBoxes]).toEqual(["AwaitingGoods", true]);
    const first = pieces.find(({ exception }) => exception === null);
    const second = pieces.find(({ exception }) => exception === "Drawing");
    const taken = (piece: typeof first) =>
      receiveGoods(shop, admin, id, {
        pieces: [{ position: piece?.position ?? 0, isSent: true, quantity: 1, condition: "New", isRestocked: true }],
      });
    expect((await taken(second)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    expect((await taken(first)).status).toBe(200);
    const before = await balanceOf(person);
    await refundWithdrawal(shop, admin, id);
    expect((await balanceOf(person)) - before).toBeCloseTo(4.99);
    await sendMail(shop);
    const mails = (await mailFor(shop, person.email)).map(({ text }) => text).join("\n");
    expect(mails).toContain(`These items can't come back with it: ${drawn?.name}. There is no right to withdraw`);
    const faulty = await returned(shop, person, orderNumber, "Damaged");
    expect(await withdrawalOf(shop, admin, faulty)).toMatchObject({ status: "Matched", pieces: [{ exception: null }] });
    expect((await receiveGoods(shop, admin, faulty)).status).toBe(200);
  });
});
