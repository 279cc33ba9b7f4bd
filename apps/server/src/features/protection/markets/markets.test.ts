import { randomUUID } from "node:crypto";
import { market, type Market, marketPresets, type OfferedThing, openMarket } from "@trove/contract";
import { fromEuros, toEuros } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import {
  browserOf,
  newEntropy,
  openBoxes,
  prepareReveal,
  requestOffer,
  sendReveal,
  sha256,
} from "../../../../test/openings/browser.ts";
import { addAddress, topUp } from "../../../../test/payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { marketsOf, marketWith, setMarkets } from "../../../../test/protection/markets.ts";
import { sendGroup } from "../../../../test/settings/change-group.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";
import { defaultsOf } from "../../settings/index.ts";

let shop: Shop;
let box: TestBox;
beforeAll(async () => {
  shop = await openListeningShop({ COUNTRY_HEADER: "x-country" });
  box = await stockBox(shop);
});
afterAll(() => shop.close());

async function customer(...countries: string[]): Promise<TestPerson & { addressId: string }> {
  const person = await signUp(shop);
  await credit(shop, person, fromEuros(500));
  const [addressId = ""] = await Promise.all(countries.map((country) => addAddress(shop, person, country)));
  return { ...person, addressId };
}

const offer = async (person: TestPerson, quantity = 1) =>
  requestOffer(shop, person, box, await browserOf(shop, person), { quantity });
const refusalOf = ({ status, text }: { status: number; text: string }) =>
  status < 300 ? "accepted" : JSON.parse(text).params;
const off = (what: OfferedThing, country: string | null) => ({ what, country });

async function win(person: TestPerson) {
  const { openings } = (await openBoxes(shop, person, box)).body;
  return openings[0] ?? expect.fail("nothing was won");
}

describe("markets", () => {
  it("markets tell visitors whether boxes are offered in the country that their request names", async () => {
    const offered = async (headers = {}) => (await shop.call("getOffered", {}, { headers })).body.boxes;
    const told = async () => (await shop.call("getApplicationInfo")).body.boxes;
    await setMarkets(shop, { GB: {} });
    expect(await told()).toEqual({ areOffered: true, differ: false });
    await setMarkets(shop, { GB: { boxes: false } });
    expect(await told()).toEqual({ areOffered: true, differ: true });
    const asked = [{}, { "x-country": "GB" }, { "x-country": "NL" }, { "x-country": "nowhere" }];
    expect(await Promise.all(asked.map(offered))).toEqual([true, false, true, true]);
    await setMarkets(shop, {});
  });

  it("markets refuse boxes, top-ups and selling back where they are off, and name the country", async () => {
    const mara = await customer("GB");
    const won = await win(mara);
    const sale = { params: { id: won.inventoryItemId }, body: { expectedSellPrice: won.sellPrice } };
    const key = randomUUID();
    const begun = await topUp(shop, mara, { addressId: mara.addressId, key });
    await setMarkets(shop, { GB: { boxes: false, topUp: false, sellBack: false } });
    expect(refusalOf(await offer(mara))).toEqual(off("boxes", "GB"));
    expect(refusalOf(await topUp(shop, mara, { addressId: mara.addressId }))).toEqual(off("topUp", "GB"));
    expect((await topUp(shop, mara, { addressId: mara.addressId, key })).text).toBe(begun.text);
    expect(refusalOf(await shop.call("sellInventoryItem", sale, mara))).toEqual(off("sellBack", "GB"));
    await setMarkets(shop, {});
    const sold = { token: mara.token, key: randomUUID() };
    const first = await shop.call("sellInventoryItem", sale, sold);
    await setMarkets(shop, { GB: { sellBack: false } });
    expect((await shop.call("sellInventoryItem", sale, sold)).text).toBe(first.text);
  });

  it("markets refuse selling back by the residence that was declared, too", async () => {
    await setMarkets(shop, { GB: { sellBack: false } });
    const mara = await customer("NL");
    const won = await win(mara);
    await shop.call("beginIdentity", { body: { birthDate: "1990-01-01", residence: "GB" } }, mara);
    const sale = { params: { id: won.inventoryItemId }, body: { expectedSellPrice: won.sellPrice } };
    expect(refusalOf(await shop.call("sellInventoryItem", sale, mara))).toEqual(off("sellBack", "GB"));
  });

  it("markets that are turned off leave an offer of before its record, and make no next offer", async () => {
    await setMarkets(shop, {});
    const mara = await customer("GB");
    const reveal = await prepareReveal(shop, mara, box);
    await setMarkets(shop, { GB: { boxes: false } });
    const opened = await sendReveal(shop, box, { ...reveal, next: { entropyHash: sha256(newEntropy()) } }, mara);
    expect([opened.status, opened.body.openings.length, opened.body.nextOffer]).toEqual([200, 1, null]);
  });

  it("markets of all countries that the shop knows of a person count, also that of the request", async () => {
    await setMarkets(shop, { GB: { boxes: false } });
    expect(refusalOf(await offer(await customer("DE", "GB")))).toEqual(off("boxes", "GB"));
    const mara = await customer("DE");
    expect(refusalOf(await offer(mara))).toBe("accepted");
    const { publicKey: browserKey } = await browserOf(shop, mara);
    const body = {
      quantity: 1,
      expectedPrice: toEuros(box.price),
      clientSeed: "lucky",
      entropyHash: sha256(newEntropy()),
      browserKey,
    };
    const abroad = { ...mara, headers: { "x-country": "GB" } };
    const refused = await shop.call("offerOpening", { params: { id: box.lootboxId }, body }, abroad);
    expect(refusalOf(refused)).toEqual(off("boxes", "GB"));
  });

  it("markets bound how many boxes are opened at once", async () => {
    await setMarkets(shop, { DE: { maxOpenCount: 2 } });
    const mara = await customer("DE");
    expect(refusalOf(await offer(mara, 2))).toBe("accepted");
    expect(JSON.parse((await offer(mara, 3)).text).errors).toEqual({ quantity: ["must be at most 2"] });
  });

  it("markets open only after an operator has chosen what withdrawing from an opening gives", async () => {
    const owner = await makeAdmin(shop);
    const save = (standard: Market) => sendGroup(shop, owner, "markets", { value: marketsOf(standard) });
    const text = "boxes: can be on only after the right of withdrawal is chosen";
    expect((await save(openMarket)).body).toMatchObject({ errors: { "value.standard": [text] } });
    for (const preset of Object.values<Market>(marketPresets)) {
      expect((await save(preset)).status).toBe(200);
      expect((await save({ ...preset, boxes: true, boxWithdrawal: "None" })).status).toBe(200);
    }
    expect((await save(marketWith({}))).status).toBe(200);
  });

  it("own money goes back in a shop that has set no markets, and not in markets that were saved before that existed", () => {
    const { payout, ...saved } = defaultsOf({ ...shop.environment, NODE_ENV: "production", DEMO: false }).markets
      .standard;
    expect([payout, market.parse(saved).payout]).toEqual(["OwnMoney", "Off"]);
  });

  it("markets of a production shop have no boxes until an operator turns them on", () => {
    const standardOf = (NODE_ENV: "production" | "test", DEMO: boolean) =>
      defaultsOf({ ...shop.environment, NODE_ENV, DEMO }).markets.standard.boxes;
    expect([standardOf("production", false), standardOf("production", true), standardOf("test", false)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
