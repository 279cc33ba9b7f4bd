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
import { addAddress, topUp } from "../payments/till.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";

/** The register's answer; null if it keeps silent. */
let answer: { status: number; body: string } | null;
let asked: { token: string | undefined; body: unknown }[];

const register = createServer((request, response: ServerResponse) => {
  let text = "";
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
  answer = says(false);
  const person = await signUp(shop);
  await credit(shop, person, fromEuros(500));
  mara = { ...person, addressId: await addAddress(shop, person) };
});

const offer = async () => requestOffer(shop, mara, box, await browserOf(shop, mara));
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
    expect((await openBoxes(shop, mara, box)).status).toBe(200);
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
    expect(refusalOf(await topUp(shop, mara, { addressId: mara.addressId }))).toEqual(["REGISTER_REFUSED", "Unknown"]);
    const reveal = await prepareReveal(shop, mara, box);
    await sql`update protection_states set register_asked_at = register_asked_at - interval '24 hours'
      where user_id = ${mara.userId}`.execute(shop.owner.connection);
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
});
