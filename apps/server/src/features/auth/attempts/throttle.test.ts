import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeAdmin, PASSWORD, signUp } from "../../../../test/people/people.ts";
import { TEMPLATE } from "../../../../test/postgres-setup.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { FULL_HASH_COST } from "../index.ts";

let shop: Shop;
let address = 0;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1" });
});
afterAll(() => shop.close());
beforeEach(() => {
  address += 1;
});

/** Returns a different IP address for each number. */
const addressOf = (index: number) => `10.${address}.${index >> 8}.${index & 255}`;

function attempt(emailOrUserName: string, password: string, ip: string, cookie?: string) {
  const headers = cookie === undefined ? undefined : { cookie };
  return shop.call("login", { body: { emailOrUserName, password } }, { ip, headers });
}

/** Makes parallel attempts with a wrong password. Returns their statuses. */
async function guess(count: number, name: string, ip: (index: number) => string): Promise<number[]> {
  const responses = await Promise.all(
    Array.from({ length: count }, (_, index) => attempt(name, "wrong horse 1", ip(index))),
  );
  return responses.map(({ status }) => status).toSorted();
}

const times = (count: number, status: number) => Array<number>(count).fill(status);

describe("attempts to sign in from one address", () => {
  it.each(["known", "unknown"])("are refused after ten, for an account that is %s", async (kind) => {
    const name = kind === "known" ? (await signUp(shop)).userName : `nobody.${address}`;
    expect(await guess(14, name, () => addressOf(0))).toEqual([...times(10, 401), ...times(4, 429)]);
  });

  it("do not lock out the person at another address", async () => {
    const { userName, email } = await signUp(shop);
    await guess(12, userName, () => addressOf(0));
    expect((await attempt(email, PASSWORD, addressOf(1))).status).toBe(200);
  });

  it("are forgotten after the right password", async () => {
    const { userName } = await signUp(shop);
    expect(await guess(9, userName, () => addressOf(0))).toEqual(times(9, 401));
    expect((await attempt(userName, PASSWORD, addressOf(0))).status).toBe(200);
  });

  it("are refused after ten in a minute, whatever name is typed", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await attempt(`stranger${index}`, "wrong horse 1", addressOf(0))).status);
    }
    expect(statuses).toEqual([...times(10, 401), 429]);
  });
});

describe("attempts to sign in from one /48 network of IPv6", () => {
  it("are refused after a hundred in a minute, whatever name and /64 network", async () => {
    const from = (index: number) => attempt(`stranger${index}`, "wrong horse 1", `2001:db8:7:${index}::1`);
    const responses = await Promise.all(Array.from({ length: 102 }, (_, index) => from(index)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([...times(100, 401), 429, 429]);
    expect((await attempt("stranger", "wrong horse 1", "2001:db8:8::1")).status).toBe(401);
  });
});

describe("a flood of strangers' attempts", () => {
  it("leaves a known device, and whoever is signed in, their turn", async () => {
    // Each hash takes 15 ms, so that the queue fills.
    const lenient = await openShop({}, TEMPLATE, { ...FULL_HASH_COST, memory: 6_000 });
    const person = await signUp(lenient);
    const login = (emailOrUserName: string, headers?: Record<string, string>) =>
      lenient.call("login", { body: { emailOrUserName, password: PASSWORD } }, { headers });
    const [cookie = ""] = String((await login(person.userName)).headers["set-cookie"]).split(";");
    const refused = Promise.withResolvers<void>();
    let isFull = false;
    // Two hashes run, 200 wait, the others are refused. If requests arrive slowly, answered strangers come again.
    const flood = Array.from({ length: 250 }, async (_, index) => {
      const statuses: number[] = [];
      do {
        const { status } = await login(`stranger${index}`);
        statuses.push(status);
        isFull ||= status === 503;
      } while (!isFull);
      refused.resolve();
      return statuses;
    });
    await refused.promise;
    const body = { proof: { kind: "password" as const, password: PASSWORD } };
    expect((await lenient.call("confirmPerson", { body }, person)).status).toBe(204);
    expect((await login(person.userName, { cookie })).status).toBe(200);
    expect((await Promise.all(flood)).flat()).toContain(401);
    await lenient.close();
  });
});

describe("attempts to sign in to one account from everywhere", () => {
  it("are delayed after twenty and refused after a hundred, whether user name or e-mail is typed", async () => {
    const { userName, email } = await signUp(shop);
    const before = shop.pauses.length;
    expect(await guess(60, userName, addressOf)).toEqual(times(60, 401));
    expect(shop.pauses.slice(before)).toEqual(times(40, 1000));
    expect(await guess(60, email.toUpperCase(), (index) => addressOf(100 + index))).toEqual([
      ...times(40, 401),
      ...times(20, 429),
    ]);
    const refused = await attempt(userName, PASSWORD, addressOf(200));
    expect(refused).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    expect(refused.headers["retry-after"]).toBe("900");
  });

  it("are allowed again after a quarter of an hour", async () => {
    const { userName } = await signUp(shop);
    await guess(100, userName, addressOf);
    const start = shop.clock.now;
    shop.clock.now = new Date(start.getTime() + 899_000);
    expect((await attempt(userName, PASSWORD, addressOf(200))).headers["retry-after"]).toBe("1");
    shop.clock.now = new Date(start.getTime() + 900_000);
    expect((await attempt(userName, PASSWORD, addressOf(201))).status).toBe(200);
    shop.clock.now = start;
  });

  it("do not lock out the person on a device that signed in before", async () => {
    const { userName } = await signUp(shop);
    const first = await attempt(userName, PASSWORD, addressOf(250));
    const cookie = String(first.headers["set-cookie"]);
    expect(cookie).toMatch(/^trove_device=[^;]+; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
    const [device = ""] = cookie.split(";");
    await guess(110, userName, addressOf);
    expect((await attempt(userName, PASSWORD, addressOf(251))).status).toBe(429);
    expect((await attempt(userName, PASSWORD, addressOf(252), device)).status).toBe(200);
  });

  it("know a device by a cookie that only https can set, and by the plain one from before", async () => {
    const secure = await openShop({ PUBLIC_URL: "https://shop.example" });
    const { userName } = await signUp(secure);
    const body = { emailOrUserName: userName, password: PASSWORD };
    const cookieOf = async (cookie: string) => {
      const { headers } = await secure.call("login", { body }, { headers: { cookie } });
      return String(headers["set-cookie"]);
    };
    const [first = ""] = (await cookieOf("")).split("; ");
    expect(await cookieOf("")).toMatch(/^__Secure-trove_device=[^;]+; .*Secure/);
    const idOf = (cookie: string) =>
      JSON.parse(Buffer.from(cookie.split(".")[1] ?? "", "base64url").toString()).did as string;
    expect(idOf(await cookieOf(first))).toBe(idOf(first));
    expect(idOf(await cookieOf(first.replace("__Secure-", "")))).toBe(idOf(first));
    await secure.close();
  });

  it("are refused after ten from a known device too, which is known for its own account only", async () => {
    const [mine, other] = [await signUp(shop), await signUp(shop)];
    const { headers } = await attempt(mine.userName, PASSWORD, addressOf(250));
    const [device = ""] = String(headers["set-cookie"]).split(";");
    const tried = (count: number, name: string) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => attempt(name, "wrong horse 1", addressOf(index), device)),
      );
    const own = (await tried(12, mine.userName)).map(({ status }) => status).toSorted();
    expect(own).toEqual([...times(10, 401), ...times(2, 429)]);
    await guess(110, other.userName, addressOf);
    expect((await attempt(other.userName, PASSWORD, addressOf(251), device)).status).toBe(429);
    expect((await attempt(mine.userName, PASSWORD, addressOf(252), `${device}x`)).status).toBe(200);
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

  it("are refused after twenty in a day, and an operator can still send one", async () => {
    const strict = await openShop({ RATE_LIMIT_FACTOR: "1" });
    const [admin, { email, userId }] = [await makeAdmin(strict), await signUp(strict)];
    const start = strict.clock.now;
    const ask = (index: number) => strict.call("forgotPassword", { body: { email } }, { ip: `10.7.7.${index}` });
    for (let index = 0; index < 20; index += 1) {
      if (index === 10) strict.clock.now = new Date(start.getTime() + 900_000);
      expect((await ask(index)).status).toBe(202);
    }
    strict.clock.now = new Date(start.getTime() + 3 * 900_000);
    expect(await ask(20)).toMatchObject({ status: 429, headers: { "retry-after": String(86_400 - 2700) } });
    const mailed = await strict.call(
      "mailPersonPassword",
      { params: { id: userId }, body: { reason: "Asked for it on the phone" } },
      { token: admin.token, key: randomUUID() },
    );
    expect(mailed.status).toBe(200);
    strict.clock.now = new Date(start.getTime() + 86_400_000);
    expect((await ask(21)).status).toBe(202);
    await strict.close();
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
