import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, signUp } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let address = 0;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1" });
});
afterAll(() => shop.close());

/** Each attempt uses a different IP address, so that only the account's limit applies. */
function attempt(emailOrUserName: string, password: string) {
  address += 1;
  const ip = `10.0.${address >> 8}.${address & 255}`;
  return shop.call("login", { body: { emailOrUserName, password } }, { ip });
}

describe("attempts to sign in", () => {
  it.each(["known", "unknown"])("are refused after ten, for an account that is %s", async (kind) => {
    const name = kind === "known" ? (await signUp(shop)).userName : "nobody.at.all";
    const parallel = await Promise.all(Array.from({ length: 14 }, () => attempt(name, "wrong horse 1")));
    const statuses = parallel.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
    const refused = await attempt(name.toUpperCase(), PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    expect(refused.headers["retry-after"]).toBe("900");
  });

  it("are allowed again after a quarter of an hour", async () => {
    const { userName } = await signUp(shop);
    for (let count = 0; count < 11; count += 1) await attempt(userName, "wrong horse 1");
    const start = shop.clock.now;
    shop.clock.now = new Date(start.getTime() + 899_000);
    expect((await attempt(userName, PASSWORD)).headers["retry-after"]).toBe("1");
    shop.clock.now = new Date(start.getTime() + 900_000);
    expect((await attempt(userName, PASSWORD)).status).toBe(200);
    shop.clock.now = start;
  });

  it("are reset by the right password", async () => {
    const { userName } = await signUp(shop);
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 9; count += 1) expect((await attempt(userName, "wrong horse 1")).status).toBe(401);
      expect((await attempt(userName, PASSWORD)).status).toBe(200);
    }
  });

  it("are refused after ten in a minute from one IP address, for any account", async () => {
    const ip = "192.0.2.7";
    const call = (index: number) =>
      shop.call("login", { body: { emailOrUserName: `stranger${index}`, password: "wrong horse 1" } }, { ip });
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await call(index)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });
});

describe("requests for a link", () => {
  it("are refused after ten for one e-mail, known or not", async () => {
    const { email } = await signUp(shop);
    for (const each of [email, "stranger@trove.example"]) {
      const ask = (index: number) => shop.call("forgotPassword", { body: { email: each } }, { ip: `10.9.9.${index}` });
      for (let index = 0; index < 10; index += 1) expect((await ask(index)).status).toBe(202);
      expect((await ask(10)).status).toBe(429);
    }
  });
});

describe("attempts at the current password", () => {
  it("are refused after ten", async () => {
    const { token } = await signUp(shop);
    const change = (index: number) =>
      shop.call(
        "changePassword",
        { body: { currentPassword: "wrong horse 1", newPassword: "another horse 2" } },
        { token, ip: `10.8.8.${index}` },
      );
    for (let index = 0; index < 10; index += 1) expect((await change(index)).status).toBe(400);
    expect((await change(10)).status).toBe(429);
  });
});
