import { randomUUIDv7 } from "node:crypto";
import { JWT_TTL_HOURS } from "@trove/contract";
import { SignJWT } from "jose";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let person: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  person = await signUp(shop);
});
afterAll(() => shop.close());

const statusOf = async (token: string) => (await shop.call("getMe", {}, { token })).status;
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

type Claims = { sub: string; sid: string; roles: string[]; iat: number; exp: number };

function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Claims;
}

function sign(claims: Partial<Claims>, alg = "HS256", secret: Uint8Array = shop.secrets.tokenKeys[0].secret) {
  return new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(secret);
}

async function lock(userId: string, isLocked: boolean) {
  await sql`update users set is_locked = ${isLocked} where user_id = ${userId}`.execute(shop.owner.connection);
}

describe("a token", () => {
  it("names person, session and roles, and has its expiry in seconds", { tags: ["S3-10", "S3-11", "S3-12"] }, () => {
    const { sub, sid, roles, iat, exp } = claimsOf(person.token);
    expect(sub).toBe(person.userId);
    expect(sid).toMatch(/^[0-9a-f-]{36}$/);
    expect(roles).toEqual(["User"]);
    expect(iat).toBe(Math.floor(shop.clock.now.getTime() / 1000));
    expect(exp - iat).toBe(JWT_TTL_HOURS * 3600);
  });

  it("is accepted if the shop's key signed it", { tags: ["S3-10"] }, async () => {
    expect(await statusOf(await sign(claimsOf(person.token)))).toBe(200);
  });

  it("is refused unsigned, with another algorithm, another key or changed claims", async () => {
    const claims = claimsOf(person.token);
    const [header = "", payload = "", signature = ""] = person.token.split(".");
    const none = base64url({ alg: "none", typ: "JWT" });
    const foreign = new TextEncoder().encode("another secret for tests, thirty-two characters");
    const tokens = [
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${base64url({ ...claims, roles: ["Admin"] })}.${signature}`,
      `${header}.${payload}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`,
      await sign(claims, "HS512"),
      await sign(claims, "HS384"),
      await sign(claims, "HS256", foreign),
      "not.a.token",
      "",
    ];
    for (const token of tokens) expect([token, await statusOf(token)]).toEqual([token, 401]);
  });

  it("is refused without an expiry, after it, without a session and with another person's session", async () => {
    const claims = claimsOf(person.token);
    const { exp: _, ...endless } = claims;
    const { sid: __, ...sessionless } = claims;
    const other = await signUp(shop);
    const tokens = [
      await sign(endless),
      await sign({ ...claims, exp: claims.iat - 1 }),
      await sign(sessionless),
      await sign({ ...claims, sid: randomUUIDv7() }),
      await sign({ ...claims, sid: claimsOf(other.token).sid }),
    ];
    for (const token of tokens) expect(await statusOf(token)).toBe(401);
  });

  it("is refused after its lifetime", async () => {
    const { token } = await signUp(shop);
    const start = shop.clock.now;
    shop.clock.now = new Date(start.getTime() + JWT_TTL_HOURS * 3_600_000 - 1000);
    expect(await statusOf(token)).toBe(200);
    shop.clock.now = new Date(start.getTime() + JWT_TTL_HOURS * 3_600_000);
    expect(await statusOf(token)).toBe(401);
    shop.clock.now = start;
  });

  it("gives no rights of other roles", async () => {
    const { status, body } = await shop.call("logout", {}, {});
    expect([status, body]).toMatchObject([401, { code: "UNAUTHENTICATED", title: "Please sign in" }]);
  });
});

describe("a session", () => {
  it("ends with logout, and no other session does", async () => {
    const { userName, password, token } = await signUp(shop);
    const second = await shop.call("login", { body: { emailOrUserName: userName, password } });
    expect((await shop.call("logout", {}, { token })).status).toBe(204);
    expect(await statusOf(token)).toBe(401);
    expect((await shop.call("logout", {}, { token })).status).toBe(401);
    expect(await statusOf(second.body.token)).toBe(200);
  });

  it("ends at the next call after the account is locked, and no new one can begin", async () => {
    const { userId, userName, password, token } = await signUp(shop);
    await lock(userId, true);
    expect(await statusOf(token)).toBe(401);
    const login = (given: string) => shop.call("login", { body: { emailOrUserName: userName, password: given } });
    expect(await login(password)).toMatchObject({ status: 403, body: { code: "ACCOUNT_LOCKED" } });
    expect(await login("wrong horse 1")).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
    await lock(userId, false);
    expect((await login(password)).status).toBe(200);
  });

  it("is deleted a day after its end", async () => {
    const { userId } = await signUp(shop);
    const sessions = async () => {
      const { rows } = await sql`select from sessions where user_id = ${userId}`.execute(shop.owner.connection);
      return rows.length;
    };
    const forget = async () => shop.app.jobs.find(({ name }) => name === "forget-auth")?.run();
    await forget();
    expect(await sessions()).toBe(1);
    const start = shop.clock.now;
    shop.clock.now = new Date(start.getTime() + (JWT_TTL_HOURS + 24) * 3_600_000 + 1);
    await forget();
    expect(await sessions()).toBe(0);
    shop.clock.now = start;
  });
});
