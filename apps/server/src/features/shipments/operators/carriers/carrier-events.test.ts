import { createHmac, randomUUID } from "node:crypto";
import type { CarrierStep } from "@trove/contract";
import { cents } from "@trove/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buyAsGuest, guest, putOnSale, toSend } from "../../../../../test/orders/orders.ts";
import { itemsByStatus, sendShipment } from "../../../../../test/orders/shipments.ts";
import { cards, payWith, runGateway } from "../../../../../test/payments/till.ts";
import { deliver, moveOn, shipmentOf } from "../../../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../../test/people/people.ts";
import { openListeningShop } from "../../../../../test/shop/listening-shop.ts";
import { openShop, type Shop } from "../../../../../test/shop/shop.ts";

const SECRET = "a secret of carriers, thirty-two characters";
const HOUR = 3_600_000;

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop({ CARRIER_WEBHOOK_SECRET: SECRET });
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

// Sessions end if the clock runs on from test to test.
const start = new Date();
beforeEach(() => {
  shop.clock.now = start;
});

type Event = { trackingNumber: string; step: CarrierStep; atUtc: string; place?: string | null };

const inHours = (hours: number) => new Date(shop.clock.now.getTime() + hours * HOUR).toISOString();
const event = (trackingNumber: string, step: CarrierStep, hours = 0, place: string | null = null): Event => {
  return { trackingNumber, step, atUtc: inHours(hours), place };
};

function sign(body: string, at = shop.clock.now, key = SECRET): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex")}`;
}

async function send(payload: string, signature: string | undefined = sign(payload), to = shop) {
  const { statusCode, body } = await to.app.http.inject({
    method: "POST",
    url: "/api/carriers/events",
    headers: { "content-type": "application/json", ...(signature && { "carrier-signature": signature }) },
    payload,
  });
  return { status: statusCode, body };
}

const report = (...events: Event[]) => send(JSON.stringify({ events }));

async function sendOff(id: string, trackingNumber: string): Promise<void> {
  for (const status of ["Approved", "Shipping"] as const) await moveOn(shop, admin, id, { status });
  await moveOn(shop, admin, id, { status: "Shipped", carrier: "DHL", trackingNumber });
}

/** Sends a parcel with a tracking number of its own. */
async function sent(trackingNumber: string = randomUUID()) {
  const person = await signUp(shop);
  await credit(shop, person, cents(1000));
  const id = await sendShipment(shop, person);
  await sendOff(id, trackingNumber);
  // The carrier's first step comes later than the order.
  shop.clock.now = new Date(shop.clock.now.getTime() + HOUR);
  return { person, id, trackingNumber };
}

const stepsOf = async (person: TestPerson, id: string) =>
  (await shipmentOf(shop, person, id)).carrierSteps.map(({ step, place }) => [step, place]);

async function mailsTo(recipient: string): Promise<{ kind: string; language: string }[]> {
  return shop.owner.connection
    .selectFrom("outbox")
    .select(["kind", "language"])
    .where("recipient", "=", recipient)
    .where("kind", "=", "parcelStep")
    .execute();
}

describe("a carrier's report", () => {
  it("is shown to the parcel's owner in the order of the carrier's times, whatever the order in which it came", async () => {
    const { person, id, trackingNumber } = await sent();
    await report(event(trackingNumber, "Held", -0.2, "Utrecht"));
    await report(event(trackingNumber, "InTransit", -0.5, "Eindhoven"), event(trackingNumber, "InTransit", -0.4));
    expect(await stepsOf(person, id)).toEqual([
      ["InTransit", "Eindhoven"],
      ["InTransit", null],
      ["Held", "Utrecht"],
    ]);
    expect((await shipmentOf(shop, person, id)).deliveredAtUtc).toBeNull();
  });

  it("delivers the parcel once, however often and at once it comes", async () => {
    const { person, id, trackingNumber } = await sent();
    const body = JSON.stringify({ events: [event(trackingNumber, "Delivered", -0.1, "Amsterdam")] });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(body)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect(await itemsByStatus(shop, person)).toEqual({ Delivered: 1 });
    expect(await stepsOf(person, id)).toEqual([["Delivered", "Amsterdam"]]);
    const { history, version } = await shipmentOf(shop, person, id);
    expect([history.length, version]).toEqual([5, 5]);
    const { body: audit } = await shop.call("listAudit", { query: { subjectId: id } }, admin);
    const told = audit.items.filter(({ action }) => action === "confirmDelivery");
    expect(told).toMatchObject([{ actor: { userName: "POST /api/carriers/events" }, after: { version: 5 } }]);
  });

  it("leaves a parcel undelivered that was on its way back, although it says so", async () => {
    const { person, id, trackingNumber } = await sent();
    await report(event(trackingNumber, "Delivered", -0.1), event(trackingNumber, "Returning", -0.5));
    await report(event(trackingNumber, "Delivered"));
    expect(await stepsOf(person, id)).toEqual([["Returning", null]]);
    expect((await shipmentOf(shop, person, id)).deliveredAtUtc).toBeNull();
    expect((await deliver(shop, admin, id)).status).toBe(200);
  });

  it("answers alike for parcels that the shop knows and does not know", async () => {
    const { trackingNumber } = await sent();
    const known = await report(event(trackingNumber, "InTransit"));
    expect(known).toEqual({ status: 202, body: "" });
    expect(await report(event("nobody's", "InTransit"))).toEqual(known);
    expect(await report(event("nobody's", "Delivered"), event("%' or true --", "Held"))).toEqual(known);
  });

  it("changes neither of two parcels that have its number", async () => {
    const [one, two] = [await sent("SHARED"), await sent("SHARED")];
    await report(event("SHARED", "Delivered"), event("SHARED", "Held", -0.1));
    for (const { person, id } of [one, two]) expect(await stepsOf(person, id)).toEqual([]);
  });

  it("names a parcel by the carrier's number alone, because the shop's own stands on labels and in mails", async () => {
    const { person, id } = await sent();
    const { number } = await shipmentOf(shop, person, id);
    await report(event(number, "Delivered"));
    expect(await stepsOf(person, id)).toEqual([]);
  });

  it("changes nothing of a parcel that is not sent, or cancelled", async () => {
    const person = await signUp(shop);
    await credit(shop, person, cents(1000));
    const id = await sendShipment(shop, person);
    const { number } = await shipmentOf(shop, person, id);
    expect((await report(event(number, "Delivered"))).status).toBe(202);
    await moveOn(shop, admin, id, { status: "Cancelled", reason: "It broke" });
    expect((await report(event(number, "Delivered"), event(number, "InTransit"))).status).toBe(202);
    expect(await stepsOf(person, id)).toEqual([]);
    expect(await itemsByStatus(shop, person)).toEqual({ InInventory: 1 });
  });

  it("is left out if its time lies before the order or in the future", async () => {
    const { person, id, trackingNumber } = await sent();
    await report(event(trackingNumber, "Held", -200), event(trackingNumber, "Delivered", 2));
    expect(await stepsOf(person, id)).toEqual([]);
  });

  it("keeps no place that may say where or who the recipient is", async () => {
    const { person, id, trackingNumber } = await sent();
    const { lastName, street } = (await shipmentOf(shop, person, id)).shippingAddress;
    const places = [
      "Left with Mara in Delft",
      `At ${lastName.toUpperCase()}, next door`,
      street,
      "Dam 1",
      "1015 CN",
      "mara@trove.example",
      "Delft",
    ];
    await report(...places.map((place, hour) => event(trackingNumber, "InTransit", -0.9 + hour / 10, place)));
    expect((await stepsOf(person, id)).map(([, place]) => place)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      "Delft",
    ]);
  });

  it("adds at most a hundred steps to a parcel, and always its return", async () => {
    const { person, id, trackingNumber } = await sent();
    const steps = (from: number) =>
      Array.from({ length: 100 }, (_, at) => event(trackingNumber, "InTransit", -0.9 + (from + at) / 10_000));
    await report(...steps(0));
    await report(...steps(100));
    await report(event(trackingNumber, "Returning", -0.1), event(trackingNumber, "Delivered"));
    const stored = await stepsOf(person, id);
    expect([stored.length, stored.at(-1)]).toEqual([99, ["Returning", null]]);
    expect((await shipmentOf(shop, person, id)).deliveredAtUtc).toBeNull();
  });
});

describe("mail about a parcel's steps", () => {
  it("comes once when it is out for delivery and once when it is held, in the person's language", async () => {
    const { person, trackingNumber } = await sent();
    await report(event(trackingNumber, "InTransit", -0.9));
    expect(await mailsTo(person.email)).toEqual([]);
    await report(event(trackingNumber, "OutForDelivery", -0.8));
    await report(event(trackingNumber, "OutForDelivery", -0.8));
    await report(event(trackingNumber, "Held", -0.7), event(trackingNumber, "InTransit", -0.85));
    await report(event(trackingNumber, "OutForDelivery", -0.6), event(trackingNumber, "Held", -0.5));
    expect(await mailsTo(person.email)).toEqual([
      { kind: "parcelStep", language: "en" },
      { kind: "parcelStep", language: "en" },
    ]);
  });

  it("does not come for old steps, for parcels that have arrived, or against the person's wish", async () => {
    const { person, trackingNumber } = await sent();
    await report(event(trackingNumber, "Delivered"), event(trackingNumber, "OutForDelivery", -0.5));
    expect(await mailsTo(person.email)).toEqual([]);
    const late = await sent();
    const told = event(late.trackingNumber, "OutForDelivery");
    shop.clock.now = new Date(shop.clock.now.getTime() + 25 * HOUR);
    await report(told);
    expect(await mailsTo(late.person.email)).toEqual([]);
    shop.clock.now = start;
    const quiet = await sent();
    await shop.call("setMailPreferences", { body: { shipmentSent: false } }, quiet.person);
    await report(event(quiet.trackingNumber, "Held"));
    expect(await mailsTo(quiet.person.email)).toEqual([]);
  });

  it("comes to guests, whose tracking page shows the steps without their places", async () => {
    const { body } = await buyAsGuest(shop, toSend([await putOnSale(shop)]));
    await payWith(shop, body.paymentSessionResponse, cards.succeeds);
    await runGateway(shop);
    await runGateway(shop);
    const trackingNumber = randomUUID();
    await sendOff(body.shipmentId ?? "", trackingNumber);
    shop.clock.now = new Date(shop.clock.now.getTime() + HOUR);
    await report(event(trackingNumber, "Held", -0.1, "Utrecht"));
    const tracked = await shop.call("trackOrder", { body: { token: body.trackingToken } });
    expect(tracked.body.carrierSteps).toMatchObject([{ step: "Held", place: null }]);
    expect(await mailsTo(guest.email)).toHaveLength(1);
  });
});

describe("a report that is not the carrier's", () => {
  const closing = { status: 400, body: expect.stringContaining("VALIDATION_FAILED") };

  it("is refused without a signature, with another's, or with another body", async () => {
    const { person, id, trackingNumber } = await sent();
    const body = JSON.stringify({ events: [event(trackingNumber, "Delivered")] });
    const other = JSON.stringify({ events: [event(trackingNumber, "Delivered", -0.1)] });
    for (const signature of ["", "t=1", sign(body, shop.clock.now, `${SECRET}!`), sign(other), sign(`${body} `)]) {
      expect(await send(body, signature)).toEqual(closing);
    }
    expect(await stepsOf(person, id)).toEqual([]);
  });

  it("is refused when it is replayed more than five minutes later", async () => {
    const { person, id, trackingNumber } = await sent();
    const body = JSON.stringify({ events: [event(trackingNumber, "Held")] });
    const signature = sign(body);
    shop.clock.now = new Date(shop.clock.now.getTime() + 301_000);
    expect(await send(body, signature)).toEqual(closing);
    expect(await send(body, sign(body, new Date(shop.clock.now.getTime() + 302_000)))).toEqual(closing);
    expect(await stepsOf(person, id)).toEqual([]);
  });

  it("is refused if it is too long or has too many steps, even when signed", async () => {
    const many = JSON.stringify({ events: Array.from({ length: 101 }, () => event("1", "Held")) });
    expect((await send(many)).status).toBe(400);
    const long = JSON.stringify({ events: [event("1".repeat(70_000), "Held")] });
    expect((await send(long)).status).toBe(413);
  });

  it("is not found while the shop has no secret", async () => {
    const closed = await openShop();
    const body = JSON.stringify({ events: [event("1", "Held")] });
    expect((await send(body, sign(body), closed)).status).toBe(404);
    await closed.close();
  });
});
