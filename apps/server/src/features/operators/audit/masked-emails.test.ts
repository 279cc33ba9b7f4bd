import { randomUUID } from "node:crypto";
import { type Endpoint, type EndpointName, endpoints } from "@trove/contract";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyAsGuest, guest, putOnSale, toSend } from "../../../../test/orders/orders.ts";
import { sendShipment } from "../../../../test/orders/shipments.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";
import { hasEmails } from "./masked-emails.routes.ts";
import { withMaskedEmails } from "./masked-emails.ts";

let shop: Shop;
let person: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
  person = await signUp(shop);
  await credit(shop, person, cents(100_000));
});
afterAll(() => shop.close());

/** All lists of the dashboard that have e-mail addresses according to the contract. */
const lists = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, endpoint]) =>
    endpoint.permission !== undefined &&
    endpoint.method === "GET" &&
    endpoint.params === undefined &&
    hasEmails(endpoint),
);

describe("e-mail addresses in the dashboard", () => {
  it("are whole for an operator who may read people, in every list that has them", async () => {
    const owner = await makeAdmin(shop);
    await sendShipment(shop, person);
    expect(lists.map(([name]) => name)).toEqual(
      expect.arrayContaining(["listPeople", "listAdminShipments", "listPayments"]),
    );
    for (const [name] of lists) {
      const { status, text } = await shop.call(name, {}, owner);
      expect(status, name).toBe(200);
      expect(text.replaceAll(/"maskedEmail":"[^"]*"/g, ""), name).not.toContain("•");
    }
    const { body } = await shop.call("listPeople", { query: { search: person.email } }, owner);
    expect(body.items.map(({ email }) => email)).toEqual([person.email]);
  });

  it("are masked for an operator who may not, in lists, records, search and files of rows", async () => {
    const packer = await makeAdmin(shop, "Warehouse");
    const id = await sendShipment(shop, person);
    const read = [
      await shop.call("listAdminShipments", { query: { search: person.email } }, packer),
      await shop.call("getAdminShipment", { params: { id } }, packer),
      await shop.call("findThings", { query: { text: id } }, packer),
      await shop.call("exportShipments", { query: { search: person.email } }, packer),
    ];
    for (const { status, text } of read) {
      expect(status).toBe(200);
      expect(text).toContain("•••@");
      expect(text).not.toContain(person.email);
    }
  });

  it("are masked in a guest's order too, which operators read by a call for customers", async () => {
    const { body } = await buyAsGuest(shop, toSend([await putOnSale(shop)]));
    const order = { params: { id: body.purchaseId } };
    const [packer, support] = [await makeAdmin(shop, "Warehouse"), await makeAdmin(shop, "Support")];
    const masked = await shop.call("getPurchase", order, packer);
    expect(masked.body.guestBuyerInfo).toEqual({ ...guest, email: "g•••@t•••.example" });
    const whole = await shop.call("getPurchase", order, support);
    expect(whole.body.guestBuyerInfo).toEqual(guest);
  });

  it("are masked at any depth of a response, in each field that the contract names an e-mail", () => {
    const id = randomUUID();
    const at = new Date();
    const response = { id, at, items: [{ email: "mara@trove.example", payer: { contactEmail: "ida@berg.example" } }] };
    const masked = "m•••@t•••.example";
    expect(withMaskedEmails(response)).toEqual({
      id,
      at,
      items: [{ email: masked, payer: { contactEmail: "i•••@b•••.example" } }],
    });
  });
});
