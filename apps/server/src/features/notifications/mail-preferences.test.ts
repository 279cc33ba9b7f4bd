import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sendShipment } from "../../../test/orders/shipments.ts";
import { moveOn } from "../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

const choose = (person: TestPerson, body: { shipmentSent?: boolean }) =>
  shop.call("setMailPreferences", { body }, person);

/** Sends one shipment of the person and cancels another. Returns the kinds of the mails about them. */
async function mailsOfShipments(person: TestPerson): Promise<string[]> {
  await credit(shop, person, cents(10_000));
  const [sent, cancelled] = [await sendShipment(shop, person), await sendShipment(shop, person)];
  await moveOn(shop, admin, sent, { status: "Approved" });
  await moveOn(shop, admin, sent, { status: "Shipping" });
  await moveOn(shop, admin, sent, { status: "Shipped", carrier: "DHL", trackingNumber: "1" });
  await moveOn(shop, admin, cancelled, { status: "Cancelled", reason: "It broke" });
  const mails = await shop.owner.connection
    .selectFrom("outbox")
    .select("kind")
    .where("userId", "=", person.userId)
    .where("kind", "like", "shipment%")
    .orderBy("kind")
    .execute();
  return mails.map(({ kind }) => kind);
}

it("a person hears of a shipment on its way by mail, unless they chose otherwise", async () => {
  const [mara, noor] = [await signUp(shop), await signUp(shop)];
  expect((await shop.call("getMailPreferences", {}, mara)).body).toMatchObject({ shipmentSent: true });
  expect((await choose(noor, { shipmentSent: false })).body).toMatchObject({ shipmentSent: false });
  expect((await choose(noor, {})).body).toMatchObject({ shipmentSent: false });
  expect(await mailsOfShipments(mara)).toEqual(["shipmentCancelled", "shipmentSent"]);
  expect(await mailsOfShipments(noor)).toEqual(["shipmentCancelled"]);
  await choose(noor, { shipmentSent: true });
  expect((await shop.call("getMailPreferences", {}, noor)).body).toMatchObject({ shipmentSent: true });
});
