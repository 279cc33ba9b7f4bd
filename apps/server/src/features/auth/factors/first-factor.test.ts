import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { signUp, type TestPerson } from "../../../../test/people/people.ts";
import {
  addAuthenticator,
  codeOf,
  emailCodeFor,
  factorsOf,
  sendPassword,
  unmailedCodeFor,
} from "../../../../test/people/second-factor.ts";
import { openMailingShop } from "../../../../test/shop/mailing-shop.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openMailingShop();
});
afterAll(() => shop.close());

const begin = ({ token }: Pick<TestPerson, "token">, emailCode?: string) =>
  shop.call("beginAuthenticator", { body: { emailCode } }, { token });
const required = { status: 409, body: { code: "EMAIL_CODE_REQUIRED" } };
const refused = { status: 400, body: { errors: { emailCode: ["Code is not right, or has expired"] } } };

async function codesMailedTo({ email }: TestPerson): Promise<string[]> {
  await sendMail(shop);
  const mails = (await mailFor(shop, email)).filter(({ file }) => file.includes("factorCode"));
  return mails.map(({ text }) => /\b\d{8}\b/.exec(text)?.[0] ?? "");
}

async function later(minutes: number, act: () => Promise<void>): Promise<void> {
  const start = shop.clock.now;
  shop.clock.now = new Date(start.getTime() + minutes * 60_000);
  await act();
  shop.clock.now = start;
}

describe("the first factor", () => {
  it("needs the code that is mailed to the account's address, besides the sign-in", async () => {
    const person = await signUp(shop);
    expect(await begin(person)).toMatchObject(required);
    expect(await shop.call("beginPasskey", { body: {} }, person)).toMatchObject(required);
    const [emailCode = "", other] = await codesMailedTo(person);
    expect(other).toBe(emailCode);
    expect(await begin(person, emailCode === "00000000" ? "00000001" : "00000000")).toMatchObject(refused);
    const { ticket, secret } = (await begin(person, emailCode)).body;
    const body = { ticket, code: codeOf(secret, shop.clock.now) };
    expect((await shop.call("addAuthenticator", { body }, person)).status).toBe(201);
  });

  it("is not added by somebody with the password alone, so a new password by mail cures it", async () => {
    const person = await signUp(shop);
    const thief = (await sendPassword(shop, person)).body;
    expect(await begin(thief)).toMatchObject(required);
    await shop.call("forgotPassword", { body: { email: person.email } });
    await sendMail(shop);
    const mails = await mailFor(shop, person.email);
    const [, token = ""] = /token=([\w-]{64})/.exec(mails.map(({ text }) => text).join()) ?? [];
    const newPassword = "another horse 2";
    expect((await shop.call("resetPassword", { body: { token, newPassword } })).status).toBe(204);
    expect((await begin(thief, await emailCodeFor(shop, thief))).status).toBe(401);
    expect((await sendPassword(shop, { ...person, password: newPassword })).status).toBe(200);
  });

  it("is not added by another person's code, nor by one of half an hour ago", async () => {
    const [person, other] = [await signUp(shop), await signUp(shop)];
    expect(await begin(person, await emailCodeFor(shop, other))).toMatchObject(refused);
    const emailCode = await emailCodeFor(shop, person);
    await later(31, async () => {
      const fresh = (await sendPassword(shop, person)).body;
      expect(await begin(fresh, emailCode)).toMatchObject(refused);
    });
  });

  it("lets others follow without a code", async () => {
    const person = await signUp(shop);
    await addAuthenticator(shop, person);
    expect((await shop.call("beginPasskey", { body: {} }, person)).status).toBe(200);
    expect((await factorsOf(shop, person)).passkeys).toEqual([]);
  });
});

/** Sends `count` wrong codes, and returns the number of responses with each status. */
async function guess(strict: Shop, token: string, count: number): Promise<Record<number, number>> {
  const wrong = unmailedCodeFor(strict, { token }) === "00000000" ? "00000001" : "00000000";
  const statuses: Record<number, number> = {};
  for (let index = 0; index < count; index += 1) {
    const { status } = await strict.call("beginAuthenticator", { body: { emailCode: wrong } }, { token });
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

describe("codes for a first factor", () => {
  it("are refused like wrong ones unless one was mailed in the last 30 minutes", async () => {
    const person = await signUp(shop);
    expect(await begin(person, unmailedCodeFor(shop, person))).toMatchObject(refused);
    expect((await begin(person, await emailCodeFor(shop, person))).status).toBe(200);
    await later(31, async () => {
      const fresh = (await sendPassword(shop, person)).body;
      expect(await begin(fresh, unmailedCodeFor(shop, fresh))).toMatchObject(refused);
    });
  });

  it("are guessed thirty times a day, whatever was mailed", async () => {
    const strict = await openShop({ RATE_LIMIT_FACTOR: "1" });
    const person = await signUp(strict);
    const start = strict.clock.now;
    const after = async (minutes: number) => {
      strict.clock.now = new Date(start.getTime() + minutes * 60_000);
      return (await sendPassword(strict, person)).body.token;
    };
    for (const quarter of [0, 1, 2]) expect(await guess(strict, await after(quarter * 16), 10)).toEqual({ 400: 10 });
    const late = await after(48);
    const emailCode = await emailCodeFor(strict, { token: late });
    const answer = await strict.call("beginAuthenticator", { body: { emailCode } }, { token: late });
    expect(answer).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    expect(answer.text).toContain("Please try again tomorrow");
    const nextDay = await after(24 * 60);
    const fresh = await emailCodeFor(strict, { token: nextDay });
    const begun = await strict.call("beginAuthenticator", { body: { emailCode: fresh } }, { token: nextDay });
    expect(begun.status).toBe(200);
    await strict.close();
  });

  it("are mailed ten times in 15 minutes and twenty times a day, and guessed ten times", async () => {
    const strict = await openShop({ RATE_LIMIT_FACTOR: "1" });
    const person = await signUp(strict);
    const start = strict.clock.now;
    const at = (minutes: number) => (strict.clock.now = new Date(start.getTime() + minutes * 60_000));
    const statusOf = async (token: string, emailCode?: string) =>
      (await strict.call("beginAuthenticator", { body: { emailCode } }, { token })).status;
    for (let index = 0; index < 10; index += 1) expect(await statusOf(person.token)).toBe(409);
    expect(await statusOf(person.token)).toBe(429);
    at(16);
    const { token } = (await sendPassword(strict, person)).body;
    for (let index = 0; index < 10; index += 1) expect(await statusOf(token)).toBe(409);
    at(32);
    const late = (await sendPassword(strict, person)).body.token;
    expect(await statusOf(late)).toBe(429);
    const right = unmailedCodeFor(strict, { token: late });
    const wrong = right === "00000000" ? "00000001" : "00000000";
    for (let index = 0; index < 10; index += 1) expect(await statusOf(late, wrong)).toBe(400);
    expect(await statusOf(late, right)).toBe(429);
    await strict.close();
  });
});
