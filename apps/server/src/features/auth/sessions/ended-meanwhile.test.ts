import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { doorstep } from "../../../../test/orders/orders.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import {
  addAuthenticator,
  beginAuthenticator,
  codeOf,
  factorsOf,
  sendPassword,
} from "../../../../test/people/second-factor.ts";
import { callHolding } from "../../../../test/shop/held-body.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Signs in again, and ends all other sessions from the new one. */
async function endOthers(person: TestPerson): Promise<string> {
  const { token } = (await sendPassword(shop, person)).body;
  await shop.call("endOtherSessions", {}, { token });
  return token;
}

describe("a request that was authorised before its session ended, and whose body came afterwards", () => {
  it("adds no factor", async () => {
    const person = await signUp(shop);
    const { ticket, secret } = await beginAuthenticator(shop, person);
    let token = "";
    const body = { ticket, code: codeOf(secret, shop.clock.now) };
    const meanwhile = async () => (token = await endOthers(person));
    expect(await callHolding(shop, "addAuthenticator", { body }, { token: person.token, meanwhile })).toBe(401);
    expect(await factorsOf(shop, { token })).toMatchObject({ authenticator: null });
  });

  it("confirms nothing", async () => {
    const person = await signUp(shop);
    const { secret } = await addAuthenticator(shop, person);
    const end = () => shop.call("logout", {}, person);
    const body = { proof: { kind: "code" as const, code: codeOf(secret, shop.clock.now) } };
    expect(await callHolding(shop, "confirmPerson", { body }, { token: person.token, meanwhile: end })).toBe(401);
  });

  it("changes no password", async () => {
    const person = await signUp(shop);
    const body = { currentPassword: person.password, newPassword: "another horse 2" };
    const meanwhile = () => endOthers(person);
    expect(await callHolding(shop, "changePassword", { body }, { token: person.token, meanwhile })).toBe(401);
    expect((await sendPassword(shop, person)).status).toBe(200);
  });

  it("changes no name", async () => {
    const person = await signUp(shop);
    const body = { firstName: "Win at evil.example", lastName: "now", phoneNumber: null };
    let token = "";
    const meanwhile = async () => (token = await endOthers(person));
    expect(await callHolding(shop, "updateProfile", { body }, { token: person.token, meanwhile })).toBe(401);
    expect((await shop.call("getMe", {}, { token })).body).toMatchObject({ firstName: "Mara" });
  });

  it("adds no address, which the next parcel would go to", async () => {
    const person = await signUp(shop);
    let token = "";
    const meanwhile = async () => (token = await endOthers(person));
    const body = { ...doorstep, label: "Home" as const, state: null };
    expect(await callHolding(shop, "createAddress", { body }, { token: person.token, meanwhile })).toBe(401);
    expect((await shop.call("listAddresses", {}, { token })).body).toEqual([]);
  });

  it("does nothing in an operator's name", async () => {
    const [admin, person] = [await makeAdmin(shop), await signUp(shop)];
    const body = { amount: 5, reason: "A late shipment" };
    const credited = await callHolding(
      shop,
      "creditPerson",
      { params: { id: person.userId }, body },
      { token: admin.token, key: randomUUID(), meanwhile: () => endOthers(admin) },
    );
    expect(credited).toBe(401);
    expect((await shop.call("getBalance", {}, person)).body).toMatchObject({ amount: 0 });
  });
});
