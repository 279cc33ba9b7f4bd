import { randomUUID, randomUUIDv7 } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { stockOf } from "../../../../test/orders/orders.ts";
import { cancel, itemsByStatus, sendShipment } from "../../../../test/orders/shipments.ts";
import { orderFromShop } from "../../../../test/orders/shop-orders.ts";
import { reportReturned } from "../../../../test/payments/provider-reports.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { type AdminMove, deliver, moveOn, shipmentOf } from "../../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

const rounds = Array.from({ length: inject("size").rounds }, (_, round) => round);

let shop: Shop;
let admin: TestPerson;
let person: TestPerson;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trove-admin-"));
  shop = await openShop({ DATA_DIR: dataDir });
  [admin, person] = await Promise.all([makeAdmin(shop), signUp(shop)]);
  await credit(shop, person, cents(100_000));
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

const move = (id: string, change: AdminMove) => moveOn(shop, admin, id, change);
const sent = { status: "Shipped", carrier: "DHL", trackingNumber: "JD 01" } as const;

async function sendOff(id: string): Promise<void> {
  for (const change of [{ status: "Approved" }, { status: "Shipping" }, sent] as const) {
    const response = await move(id, change);
    if (response.status !== 200) throw new Error(response.text);
  }
}

const mailToPerson = async () => {
  await sendMail(shop);
  return mailFor(shop, person.email);
};

describe("an operator", () => {
  it("brings a shipment to its owner step by step", async () => {
    const id = await sendShipment(shop, person, 2);
    await sendOff(id);
    const { body } = await deliver(shop, admin, id);
    expect(body).toMatchObject({
      status: "Shipped",
      carrier: "DHL",
      trackingNumber: "JD 01",
      trackingUrl: expect.stringContaining("JD%2001"),
      userInfoId: person.userId,
      contactEmail: person.email,
      canCancel: false,
      version: 5,
    });
    expect(body.deliveredAtUtc).toBe(shop.clock.now.toISOString());
    expect(body.history.map(({ status, actor, note }) => [status, actor, note])).toEqual([
      ["Ordered", "System", null],
      ["Approved", "Admin", null],
      ["Shipping", "Admin", null],
      ["Shipped", "Admin", null],
      ["Shipped", "Admin", "Delivered"],
    ]);
    const owned = await shop.call("listInventory", { query: { status: "Delivered" } }, person);
    expect(owned.body.items.filter(({ shipmentId }) => shipmentId === id)).toHaveLength(2);
  });

  it("mails the owner once when a shipment leaves", async () => {
    const id = await sendShipment(shop, person);
    await move(id, { status: "Approved" });
    await move(id, { status: "Shipping" });
    const { number, version } = await shipmentOf(shop, admin, id);
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 6 }, () => move(id, { ...sent, version, key })));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const [mail, ...more] = (await mailToPerson()).filter(({ headers }) => headers.includes(number));
    expect(more).toEqual([]);
    expect(mail?.headers).toContain("is on its way");
    expect(mail?.text).toContain("The tracking number is JD 01.");
    expect(mail?.text).toContain("tracking-id=JD%2001");
  });

  it("must give a reason to cancel a shipment in preparation; the owner gets money and items back", async () => {
    const owner = await signUp(shop);
    await credit(shop, owner, cents(1000));
    const id = await sendShipment(shop, owner, 2);
    await move(id, { status: "Approved" });
    const silent = await move(id, { status: "Cancelled" });
    expect([silent.status, silent.body]).toMatchObject([400, { errors: { reason: ["Reason is required"] } }]);
    const { body } = await move(id, { status: "Cancelled", reason: "It broke in our hands." });
    expect(body).toMatchObject({ status: "Cancelled", cancelReason: "It broke in our hands." });
    expect(await balanceOf(shop, owner)).toBe(1000);
    expect(await itemsByStatus(shop, owner)).toEqual({ InInventory: 2 });
    await sendMail(shop);
    const mail = (await mailFor(shop, owner.email)).find(({ text }) => text.includes(`/shipments#${id}`));
    expect(mail?.text).toContain("Reason: It broke in our hands.");
  });

  it("tells the owner where the money is when the provider had returned a part of it", async () => {
    const owner = await signUp(shop);
    const { shipmentId, purchaseId } = await orderFromShop(shop, owner);
    await reportReturned(shop, purchaseId, { refunded: 1000 });
    await move(shipmentId, { status: "Cancelled" });
    await sendMail(shop);
    const [mail] = await mailFor(shop, owner.email);
    expect(mail?.text).toContain("Anything not refunded to your original payment method is on your balance.");
  });

  it("must name carrier and tracking number when a shipment leaves", async () => {
    const id = await sendShipment(shop, person);
    await move(id, { status: "Approved" });
    await move(id, { status: "Shipping" });
    const { body } = await move(id, { status: "Shipped", carrier: "DHL" });
    expect(body).toMatchObject({ code: "VALIDATION_FAILED", errors: { trackingNumber: [expect.any(String)] } });
    expect(body).not.toHaveProperty("errors.carrier");
  });

  it("cancels a guest's order and releases its stock, although the guest has no wallet", async () => {
    const guestEmail = "ida@trove.example";
    const guest = { userId: randomUUIDv7() };
    const { shipmentId, itemId } = await orderFromShop(shop, guest, { pieces: 2, stock: 5, guestEmail });
    const { status, body } = await move(shipmentId, { status: "Cancelled" });
    expect([status, body]).toMatchObject([200, { status: "Cancelled", userInfoId: null, contactEmail: guestEmail }]);
    expect(await stockOf(shop, { itemId })).toBe(5);
    await sendMail(shop);
    const [mail] = await mailFor(shop, guestEmail);
    expect(mail?.text).toContain("to your original payment method");
  });

  it("gets a conflict if another operator was quicker", async () => {
    const id = await sendShipment(shop, person);
    const { version } = await shipmentOf(shop, admin, id);
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, clerk) =>
        move(id, clerk % 2 === 0 ? { status: "Approved", version } : { status: "Cancelled", version }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ text }) => text.includes("VERSION_CONFLICT"))).toHaveLength(5);
    expect((await shipmentOf(shop, admin, id)).version).toBe(2);
  });

  it("confirms the delivery of a sent shipment once", async () => {
    const id = await sendShipment(shop, person);
    expect((await deliver(shop, admin, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    await sendOff(id);
    const responses = await Promise.all(Array.from({ length: 4 }, () => deliver(shop, admin, id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await deliver(shop, admin, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
  });

  it("leaves an audit entry for every change, and none for a refusal", async () => {
    const id = await sendShipment(shop, person);
    await move(id, { status: "Approved" });
    await move(id, { status: "Approved" });
    await move(id, { status: "Cancelled", reason: "Lost" });
    const { body } = await shop.call("listAudit", { query: { subjectId: id } }, admin);
    const changes = body.items.filter(({ action }) => action === "setShipmentStatus");
    expect(changes.map(({ action, before, after }) => ({ action, before, after }))).toMatchObject([
      { action: "setShipmentStatus", before: { status: "Approved" }, after: { status: "Cancelled", version: 3 } },
      { action: "setShipmentStatus", before: { status: "Ordered" }, after: { status: "Approved", version: 2 } },
    ]);
    expect(body.items[0]?.actor).toEqual({ userInfoId: admin.userId, userName: admin.userName });
  });
});

describe("a cancellation by its owner", () => {
  it.each(rounds)(
    "an owner's cancellation and an operator's step at the same moment have one winner (round %i)",
    async () => {
      const owner = await signUp(shop);
      await credit(shop, owner, cents(1000));
      const id = await sendShipment(shop, owner);
      const [step, ...cancels] = await Promise.all([
        move(id, { status: "Approved", version: 1 }),
        cancel(shop, owner, id),
        cancel(shop, owner, id),
      ]);
      const winners = [step, ...cancels].filter(({ status }) => status === 200);
      expect(winners).toHaveLength(1);
      const isApproved = step?.status === 200;
      expect(await balanceOf(shop, owner)).toBe(isApproved ? 0 : 1000);
      expect(await itemsByStatus(shop, owner)).toEqual(isApproved ? { Shipping: 1 } : { InInventory: 1 });
    },
  );

  it.each(rounds)("comes too late for a shipment being sent, whoever is quicker (round %i)", async () => {
    const owner = await signUp(shop);
    await credit(shop, owner, cents(1000));
    const id = await sendShipment(shop, owner);
    await move(id, { status: "Approved" });
    await move(id, { status: "Shipping" });
    const [shipped, lost, cancelled] = await Promise.all([
      move(id, { ...sent, version: 3 }),
      move(id, { status: "Cancelled", reason: "Lost", version: 3 }),
      cancel(shop, owner, id),
    ]);
    expect(cancelled.status).toBe(409);
    expect([shipped.status, lost.status].toSorted()).toEqual([200, 409]);
    expect(await balanceOf(shop, owner)).toBe(shipped.status === 200 ? 0 : 1000);
  });
});
