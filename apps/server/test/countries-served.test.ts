import { randomUUID } from "node:crypto";
import { countries, defaultSettings, type Settings } from "@trove/contract";
import { fromEuros } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "./catalogue/stock.ts";
import {
  browserOf,
  newEntropy,
  openBoxes,
  prepareReveal,
  requestOffer,
  sendReveal,
  sha256,
} from "./openings/browser.ts";
import { buyDirectly, buyFromBalance, doorstep, putOnSale, readOrder, toKeep, toSend } from "./orders/orders.ts";
import { addAddress, topUp } from "./payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "./people/people.ts";
import { changeGroup, sendGroup } from "./settings/change-group.ts";
import { openListeningShop } from "./shop/listening-shop.ts";
import type { Shop } from "./shop/shop.ts";

let shop: Shop;
let box: TestBox;
beforeAll(async () => {
  shop = await openListeningShop();
  box = await stockBox(shop);
});
afterAll(() => shop.close());

async function customer(): Promise<TestPerson> {
  const person = await signUp(shop);
  await credit(shop, person, fromEuros(500));
  return person;
}

const codeOf = ({ status, text }: { status: number; text: string }): string =>
  status < 300 ? "accepted" : JSON.parse(text).code;
const offer = async (person: TestPerson) => requestOffer(shop, person, box, await browserOf(shop, person));

/** Replaces the person's only address by one in the United States. */
async function move(person: TestPerson, addressId: string): Promise<void> {
  await addAddress(shop, person, "US");
  const { status } = await shop.call("deleteAddress", { params: { id: addressId } }, person);
  expect(status).toBe(204);
}

describe("a person with a single address", () => {
  it.each(countries.map(({ code, canShip }) => [code, canShip ? "accepted" : "COUNTRY_NOT_SERVED"]))(
    "a person whose only address is in %s is %s at a top-up, an offer and orders into the inventory",
    async (country, answer) => {
      const mara = await customer();
      const addressId = await addAddress(shop, mara, country);
      const kept = toKeep([await putOnSale(shop)]);
      const answers = [
        await topUp(shop, mara, { addressId, amount: 5 }),
        await offer(mara),
        await buyFromBalance(shop, mara, kept),
        await buyDirectly(shop, mara, kept),
      ];
      expect(answers.map(codeOf)).toEqual([answer, answer, answer, answer]);
      for (const { status, text } of answers) {
        if (status > 299) expect(JSON.parse(text).params).toEqual({ countryCodes: [country] });
      }
    },
  );
});

describe("a person to whom nothing can be sent", () => {
  it("can open boxes and pay with the same address, once they have another one that the shop ships to", async () => {
    const mara = await customer();
    const addressId = await addAddress(shop, mara, "US");
    expect(codeOf(await offer(mara))).toBe("COUNTRY_NOT_SERVED");
    await addAddress(shop, mara, "DE");
    expect(codeOf(await offer(mara))).toBe("accepted");
    expect(codeOf(await topUp(shop, mara, { addressId }))).toBe("accepted");
  });

  it("can open boxes with a balance while the shop knows no address", async () => {
    expect(codeOf(await offer(await customer()))).toBe("accepted");
  });

  it("gets the record of an offer from before the move, but no next offer", async () => {
    const mara = await customer();
    const addressId = await addAddress(shop, mara);
    const reveal = await prepareReveal(shop, mara, box);
    await move(mara, addressId);
    const next = { entropyHash: sha256(newEntropy()) };
    const opened = await sendReveal(shop, box, { ...reveal, next }, mara);
    expect([opened.status, opened.body.openings.length, opened.body.nextOffer]).toEqual([200, 1, null]);
  });

  it("can still sell what they won, and send orders to an address that the shop ships to", async () => {
    const mara = await customer();
    const addressId = await addAddress(shop, mara);
    const [won] = (await openBoxes(shop, mara, box)).body.openings;
    if (won === undefined) throw new Error("nothing was won");
    await move(mara, addressId);
    const { inventoryItemId: id, sellPrice: expectedSellPrice } = won;
    const sold = await shop.call("sellInventoryItem", { params: { id }, body: { expectedSellPrice } }, mara);
    expect(codeOf(sold)).toBe("accepted");
    expect(codeOf(await buyFromBalance(shop, mara, toSend([await putOnSale(shop)])))).toBe("accepted");
  });

  it("gets the same payment for a repeated request whose address has changed since", async () => {
    const mara = await customer();
    const addressId = await addAddress(shop, mara);
    const request = { addressId, key: randomUUID() };
    const first = await topUp(shop, mara, request);
    const [address] = (await shop.call("listAddresses", {}, mara)).body;
    if (address === undefined) throw new Error("no address");
    const { createdAtUtc: _created, updatedAtUtc: _updated, ...fields } = address;
    const body = { ...fields, countryCode: "US", postalCode: "10001", state: "New York" };
    expect((await shop.call("updateAddress", { body }, mara)).status).toBe(200);
    expect((await topUp(shop, mara, request)).text).toBe(first.text);
    expect(codeOf(await topUp(shop, mara, { addressId }))).toBe("COUNTRY_NOT_SERVED");
  });
});

describe("a country that operators add", () => {
  const standard = defaultSettings.countries.countries;
  const rules = {
    canShip: true,
    vatPercent: 18,
    postalExample: "110034",
    stateRequired: false,
    vatAtTopUp: false,
  };
  const india: Settings["countries"] = { countries: { ...standard, IN: { ...rules, postalPattern: "^\\d{6}$" } } };
  const inIndia = { ...doorstep, countryCode: "IN", postalCode: "110034", phoneNumber: "+919876543210" };
  const shownInfo = async () =>
    (await shop.call("getApplicationInfo")).body.countries.find(({ code }) => code === "IN");

  it("is in addresses with its postal rule, gets orders with its VAT, and nothing more once it is removed", async () => {
    const [owner, mara] = [await makeAdmin(shop), await customer()];
    const add = (postalCode = "110034") =>
      shop.call("createAddress", { body: { ...inIndia, label: "Home", postalCode } }, mara);
    expect((await add()).body).toMatchObject({ errors: { countryCode: ["Country must be one of the list"] } });
    await changeGroup(shop, owner, "countries", { value: india });
    await expect.poll(shownInfo).toMatchObject({ name: "India", callingCode: "91", canShip: true, vatRate: 0.18 });
    expect((await add("1100")).body).toMatchObject({ errors: { postalCode: ["Postal code must look like 110034"] } });
    const shippingAddressId = (await add()).body.id;
    const order = async () =>
      buyFromBalance(shop, mara, toSend([await putOnSale(shop)], { shippingAddress: undefined, shippingAddressId }));
    const { body } = await order();
    expect(await readOrder(shop, body.purchaseId, mara)).toMatchObject({ total: 25, vatAmount: 3.81 });
    await changeGroup(shop, owner, "countries", { value: { countries: standard } });
    expect((await order()).body).toMatchObject({ detail: "We can't deliver to India yet" });
    expect(await readOrder(shop, body.purchaseId, mara)).toMatchObject({ total: 25, vatAmount: 3.81 });
    await expect.poll(shownInfo).toBeUndefined();
  });

  it("is one of ISO 3166, and those of the specification stay", async () => {
    const owner = await makeAdmin(shop);
    const { NL = expect.fail("no country NL"), ...others } = standard;
    const refused = [{ ...standard, ZZ: NL }, others].map((countries) =>
      sendGroup(shop, owner, "countries", { value: { countries } }),
    );
    expect((await Promise.all(refused)).map(({ body }) => body)).toMatchObject([
      { errors: { "value.countries": [expect.stringMatching(/^ZZ: /)] } },
      { errors: { "value.countries": ["NL: is missing"] } },
    ]);
  });
});
