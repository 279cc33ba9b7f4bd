import { randomUUID } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fromEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import {
  browserOf,
  newEntropy,
  openBoxes,
  prepareReveal,
  requestOffer,
  sendReveal,
  sha256,
} from "../openings/browser.ts";
import { buyDirectly, putOnSale, toKeep, toSend, validateOrder } from "../orders/orders.ts";
import { cancel } from "../orders/shipments.ts";
import { addAddress, cards, payWith, topUp } from "../payments/till.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { balanceOf } from "../shop/books.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { setMarkets } from "./markets.ts";

/** The register's answer; null if it keeps silent. */
let answer: { status: number; body: string } | null;
let asked: { token: string | undefined; body: unknown }[];
/** The questions that wait for an answer, and the most that have waited at the same time. */
let waiting: { now: number; most: number };

const register = createServer((request, response: ServerResponse) => {
  let text = "";
  waiting.now += 1;
  waiting.most = Math.max(waiting.most, waiting.now);
  response.on("close", () => (waiting.now -= 1));
  request.on("data", (part: Buffer) => (text += part.toString()));
  request.on("end", () => {
    asked.push({ token: request.headers.authorization, body: JSON.parse(text) });
    if (answer !== null) response.writeHead(answer.status).end(answer.body);
  });
});

const says = (excluded: boolean) => ({ status: 200, body: JSON.stringify({ excluded }) });

let shop: Shop;
let box: TestBox;
let mara: TestPerson & { addressId: string };
beforeAll(async () => {
  await new Promise<void>((resolve) => register.listen(0, "127.0.0.1", resolve));
  const { port } = register.address() as AddressInfo;
  shop = await openListeningShop({
    EXCLUSION_REGISTER_URL: `http://127.0.0.1:${port}/check`,
    EXCLUSION_REGISTER_TOKEN: "a-token-of-the-register",
  });
  box = await stockBox(shop);
});
afterAll(async () => {
  await shop.close();
  register.closeAllConnections();
  register.close();
});
beforeEach(async () => {
  asked = [];
  waiting = { now: 0, most: 0 };
  answer = says(false);
  const person = await signUp(shop);
  await credit(shop, person, fromEuros(500));
  mara = { ...person, addressId: await addAddress(shop, person) };
});

const declare = (birthDate = "1990-01-01", residence = "NL") =>
  shop.call("beginIdentity", { body: { birthDate, residence } }, mara);
const offer = async () => requestOffer(shop, mara, box, await browserOf(shop, mara));
/** Makes the kept answer older. */
const age = (span: string) =>
  sql`update protection_states set register_asked_at = register_asked_at - ${span}::interval
    where user_id = ${mara.userId}`.execute(shop.owner.connection);
const keep = (isExcluded: boolean, secondsAgo: number) =>
  sql`select command.register_answer_keep(${mara.userId}, ${isExcluded},
    command.database_time() - make_interval(secs => ${secondsAgo}))`.execute(shop.owner.connection);
const refusalOf = ({ status, text }: { status: number; text: string }) => {
  const { code, params } = status < 300 ? { code: "accepted" } : JSON.parse(text);
  return [code, params?.state];
};

describe("a register of exclusions", () => {
  it("a register that does not answer in two seconds refuses boxes and top-ups, and no sign-in or sale", async () => {
    answer = null;
    const [play, pay] = await Promise.all([offer(), topUp(shop, mara, { addressId: mara.addressId })]);
    expect([refusalOf(play), refusalOf(pay)]).toEqual([
      ["REGISTER_REFUSED", "Unknown"],
      ["REGISTER_REFUSED", "Unknown"],
    ]);
    const login = { emailOrUserName: mara.userName, password: mara.password };
    expect((await shop.call("login", { body: login })).status).toBe(200);
    answer = says(false);
    expect([refusalOf(await offer()), asked]).toEqual([["REGISTER_REFUSED", "Unknown"], [expect.anything()]]);
    await sql`update protection_states set register_silent_at = register_silent_at - interval '6 seconds'
      where user_id = ${mara.userId}`.execute(shop.owner.connection);
    expect((await openBoxes(shop, mara, box)).status).toBe(200);
  });

  it("a register needs the address of a person who tops up, because it may know a person by that", async () => {
    const begun = await topUp(shop, await signUp(shop), { countryCode: "NL" });
    expect(begun.body).toMatchObject({ errors: { addressId: ["Billing address is required"] } });
  });

  it.each([
    ["an error", { status: 500, body: says(false).body }],
    ["something else", { status: 200, body: "{}" }],
  ])("a register that answers with %s counts as silent", async (_what, said) => {
    answer = said;
    expect(refusalOf(await offer())).toEqual(["REGISTER_REFUSED", "Unknown"]);
  });

  it("a register is asked by name, birth date and addresses, once for the offers of 24 hours", async () => {
    await shop.call("beginIdentity", { body: { birthDate: "1990-01-01", residence: "NL" } }, mara);
    await openBoxes(shop, mara, box);
    await openBoxes(shop, mara, box);
    const home = { street: "Keizersgracht", houseNumber: "1", postalCode: "1015 CN", countryCode: "NL" };
    const body = { firstName: "Mara", lastName: "Lind", birthDate: "1990-01-01", addresses: [home] };
    expect(asked).toEqual([
      { token: "Bearer a-token-of-the-register", body: { ...body, addresses: expect.any(Array) } },
    ]);
    answer = null;
    expect((await openBoxes(shop, mara, box)).status).toBe(200);
    expect((await topUp(shop, mara, { addressId: mara.addressId })).status).toBe(201);
    await age("10 minutes");
    expect(refusalOf(await topUp(shop, mara, { addressId: mara.addressId }))).toEqual(["REGISTER_REFUSED", "Unknown"]);
    const reveal = await prepareReveal(shop, mara, box);
    await age("24 hours");
    const next = { entropyHash: sha256(newEntropy()) };
    const opened = await sendReveal(shop, box, { ...reveal, next }, mara);
    expect([opened.status, opened.body.nextOffer]).toEqual([200, null]);
    expect(refusalOf(await offer())).toEqual(["REGISTER_REFUSED", "Unknown"]);
  });

  it("a person whom the register excludes gets no offer and no top-up", async () => {
    answer = says(true);
    expect(refusalOf(await topUp(shop, mara, { addressId: mara.addressId }))).toEqual(["REGISTER_REFUSED", "Excluded"]);
    expect(refusalOf(await offer())).toEqual(["REGISTER_REFUSED", "Excluded"]);
    expect(asked).toHaveLength(1);
  });

  it("a register is asked only about people whom the other checks have let through, and once at a time", async () => {
    await setMarkets(shop, { NL: { ageCheck: "Declared" } });
    expect(refusalOf(await offer())).toEqual(["IDENTITY_REQUIRED", "None"]);
    expect(refusalOf(await topUp(shop, mara, { addressId: mara.addressId }))).toEqual(["IDENTITY_REQUIRED", "None"]);
    await declare();
    expect((await topUp(shop, mara, { addressId: mara.addressId, amount: 1_000_000 })).status).toBe(400);
    expect(asked).toEqual([]);
    const offers = await Promise.all([offer(), offer(), topUp(shop, mara, { addressId: mara.addressId })]);
    expect(offers.map(({ status }) => status)).toEqual([200, 200, 201]);
    expect(waiting.most).toBe(1);
    await setMarkets(shop, {});
  });

  it("an answer is forgotten with another name, birth date or residence, but not that somebody is excluded", async () => {
    const changes = [
      () => declare("1990-01-01"),
      () => declare("1990-01-02"),
      () => declare("1990-01-02", "DE"),
      () => shop.call("updateProfile", { body: { firstName: "Mira", lastName: "Lind" } }, mara),
    ];
    for (const [index, change] of changes.entries()) {
      expect((await offer()).status).toBe(200);
      expect(asked).toHaveLength(index + 1);
      const response = await change();
      expect(response.status, response.text).toBe(200);
      await keep(false, 1);
    }
    answer = says(true);
    expect(refusalOf(await offer())).toEqual(["REGISTER_REFUSED", "Excluded"]);
    answer = says(false);
    await declare("1990-01-03", "DE");
    expect(refusalOf(await offer())).toEqual(["REGISTER_REFUSED", "Excluded"]);
  });

  it("a later question's answer counts, and of two questions at once the answer that somebody is excluded", async () => {
    await keep(false, 20);
    await keep(true, 10);
    await keep(false, 15);
    await keep(false, 9);
    expect(refusalOf(await offer())).toEqual(["REGISTER_REFUSED", "Excluded"]);
    await keep(false, 5);
    expect((await offer()).status).toBe(200);
    await keep(true, 6);
    expect(refusalOf(await offer())).toEqual(["REGISTER_REFUSED", "Excluded"]);
    expect(asked).toEqual([]);
  });

  it("a person whom the register excludes loses the offers from before, and brings nothing in by orders", async () => {
    const lamp = await putOnSale(shop, 2000);
    const bought = async (body: ReturnType<typeof toSend | typeof toKeep>) => {
      const order = (await buyDirectly(shop, mara, body)).body;
      const { paymentId } = await payWith(shop, order.paymentSessionResponse, cards.succeeds);
      await validateOrder(shop, paymentId, mara);
      return order.shipmentId ?? "";
    };
    await bought(toKeep([lamp]));
    const shipmentId = await bought(toSend([lamp]));
    const reveal = await prepareReveal(shop, mara, box);
    await keep(true, 0);
    expect(JSON.parse((await sendReveal(shop, box, reveal, mara)).text).code).toBe("ACCOUNT_BLOCKED");
    const before = await balanceOf(shop, mara);
    await cancel(shop, mara, shipmentId, { refund: "Balance" });
    const { items } = (await shop.call("listInventory", { query: { status: "InInventory" } }, mara)).body;
    const { id = "", sellPrice = 0 } = items[0] ?? {};
    const request = { params: { id }, body: { expectedSellPrice: sellPrice } };
    const sold = await shop.call("sellInventoryItem", request, { ...mara, key: randomUUID() });
    expect([refusalOf(sold), await balanceOf(shop, mara)]).toEqual([["REGISTER_REFUSED", "Excluded"], before]);
  });
});
