import { randomUUID } from "node:crypto";
import { type Endpoint, type EndpointName, endpoints } from "@trove/contract";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendShipment } from "../../../../test/orders/shipments.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { hasEmails } from "./masked-emails.routes.ts";
import { withMaskedEmails } from "./masked-emails.ts";

let shop: Shop;
let person: TestPerson;
beforeAll(async () => {
  shop = await openShop();
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
