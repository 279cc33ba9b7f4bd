import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { signUp, type TestPerson } from "../../../../test/people/people.ts";
import {
  addAuthenticator,
  beginAuthenticator,
  codeOf,
  confirmByCode,
  factorMailsFor,
  factorsOf,
  finish,
  sendPassword,
  stepTokenOf,
  waitForCode,
} from "../../../../test/people/second-factor.ts";
import { callApp } from "../../../../test/shop/call-app.ts";
import { restartedWith } from "../../../../test/shop/restarted-shop.ts";
import { openMailingShop } from "../../../../test/shop/mailing-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openMailingShop();
});
afterAll(() => shop.close());

const refused = { status: 403, body: { code: "FACTOR_REFUSED" } };
const expired = { status: 403, body: { code: "STEP_EXPIRED" } };
const codeProof = (secret: string, steps = 0) => {
  return { kind: "code" as const, code: codeOf(secret, shop.clock.now, steps) };
};
const statusOf = async (token: string) => (await shop.call("getMe", {}, { token })).status;

function later(minutes: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
}

describe("an account with an authenticator app", () => {
  it("asks for a code after the password, and a code signs in once", async () => {
    const person = await signUp(shop);
    const { secret } = await addAuthenticator(shop, person);
    const password = await sendPassword(shop, person);
    expect(password).toMatchObject({
      status: 401,
      body: { code: "FACTOR_REQUIRED", params: { hasAuthenticator: true, hasPasskeys: false } },
    });
    expect(await finish(shop, await stepTokenOf(shop, person), codeProof(secret))).toMatchObject({
      status: 200,
      body: { userName: person.userName },
    });
    expect(await finish(shop, await stepTokenOf(shop, person), codeProof(secret))).toMatchObject(refused);
    expect(await finish(shop, await stepTokenOf(shop, person), codeProof(secret, -1))).toMatchObject(refused);
    waitForCode(shop);
    expect((await finish(shop, await stepTokenOf(shop, person), codeProof(secret))).status).toBe(200);
  });

  it("takes one code once, however many sign in with it at the same time", async () => {
    const person = await signUp(shop);
    const { secret } = await addAuthenticator(shop, person);
    const stepTokens = await Promise.all(Array.from({ length: 6 }, () => stepTokenOf(shop, person)));
    const responses = await Promise.all(stepTokens.map((stepToken) => finish(shop, stepToken, codeProof(secret))));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403, 403]);
  });

  it("takes the code of the step before or after, because clocks differ, and no other", async () => {
    const person = await signUp(shop);
    const { secret } = await addAuthenticator(shop, person);
    later(5);
    for (const steps of [-2, 2]) {
      expect(await finish(shop, await stepTokenOf(shop, person), codeProof(secret, steps))).toMatchObject(refused);
    }
    for (const steps of [-1, 1]) {
      expect((await finish(shop, await stepTokenOf(shop, person), codeProof(secret, steps))).status).toBe(200);
    }
  });

  it("stays so after a new password, and the step token of the former one is worth nothing", async () => {
    const person = await signUp(shop);
    const { secret } = await addAuthenticator(shop, person);
    const stepToken = await stepTokenOf(shop, person);
    await shop.call("forgotPassword", { body: { email: person.email } });
    await sendMail(shop);
    const mails = await mailFor(shop, person.email);
    const [, token = ""] = /token=([\w-]{64})/.exec(mails.map(({ text }) => text).join()) ?? [];
    const reset = await shop.call("resetPassword", { body: { token, newPassword: "another horse 2" } });
    expect(reset.status).toBe(204);
    expect(await finish(shop, stepToken, codeProof(secret))).toMatchObject(expired);
    expect(await sendPassword(shop, { ...person, password: "another horse 2" })).toMatchObject({
      body: { code: "FACTOR_REQUIRED" },
    });
  });

  it("is told apart from no other by somebody without its password", async () => {
    const [person, plain] = [await signUp(shop), await signUp(shop)];
    await addAuthenticator(shop, person);
    const answers = await Promise.all(
      [person, plain, { userName: "nobody" }].map(({ userName }) =>
        sendPassword(shop, { userName, password: "wrong horse 1" }),
      ),
    );
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([401, { code: "INVALID_CREDENTIALS" }]);
  });

  it("keeps its secret sealed in the database, and no secret or code in the log", async () => {
    const person = await signUp(shop);
    const { secret, recoveryCodes } = await addAuthenticator(shop, person);
    const { rows } = await sql<{ row: string }>`
      select a::text || coalesce(string_agg(r::text, ''), '') as row from authenticators a
      left join recovery_codes r using (user_id) where user_id = ${person.userId} group by a`.execute(
      shop.owner.connection,
    );
    for (const text of [secret, ...recoveryCodes]) {
      expect(rows[0]?.row.includes(text)).toBe(false);
      expect(shop.log.some((line) => line.includes(text))).toBe(false);
    }
  });
});

describe("the first factor", () => {
  it("ends the sessions that began without it, but not this one, and brings ten recovery codes", async () => {
    const person = await signUp(shop);
    const other = (await sendPassword(shop, person)).body.token;
    const { recoveryCodes } = await addAuthenticator(shop, person);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect([await statusOf(person.token), await statusOf(other)]).toEqual([200, 401]);
    const [mail] = await factorMailsFor(shop, person);
    expect(mail?.text).toContain("https://shop.example/account-settings?tab=security");
  });

  it("is asked of a sign-in that was under way", async () => {
    const person = await signUp(shop);
    const [signedIn] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => sendPassword(shop, person))),
      addAuthenticator(shop, person),
    ]);
    const left = await Promise.all(signedIn.map(async ({ body }) => (body.token ? statusOf(body.token) : 401)));
    expect(left).toEqual([401, 401, 401, 401]);
  });

  it("is not added by a wrong code, by somebody else's step token, nor without a recent sign-in", async () => {
    const [person, other] = [await signUp(shop), await signUp(shop)];
    const begun = await beginAuthenticator(shop, person);
    const add = (ticket: string, code: string, { token }: TestPerson) =>
      shop.call("addAuthenticator", { body: { ticket, code } }, { token });
    expect(await add(begun.ticket, codeOf(begun.secret, shop.clock.now, 9), person)).toMatchObject(refused);
    expect(await add(begun.ticket, codeOf(begun.secret, shop.clock.now), other)).toMatchObject(expired);
    expect(await add(await stepTokenOfOther(), codeOf(begun.secret, shop.clock.now), person)).toMatchObject(expired);
    later(11);
    const late = await shop.call("beginAuthenticator", { body: {} }, person);
    expect(late).toMatchObject({ status: 403, body: { code: "CONFIRMATION_REQUIRED" } });
    expect(await factorsOf(shop, person)).toMatchObject({ authenticator: null, recoveryCodesLeft: 0 });
  });

  /** Makes a step token for signing in with a passkey instead of a password. */
  async function stepTokenOfOther(): Promise<string> {
    const { body } = await shop.call("beginPasskeySignIn", { body: {} });
    return body.ticket;
  }
});

describe("a recovery code", () => {
  it("signs in once, is told to the person, and new ones end the former", async () => {
    const person = await signUp(shop);
    const { secret, recoveryCodes } = await addAuthenticator(shop, person);
    const [first = "", second = ""] = recoveryCodes;
    const use = async (recoveryCode: string) =>
      finish(shop, await stepTokenOf(shop, person), { kind: "recoveryCode", recoveryCode });
    const signedIn = await use(first.toLowerCase().replaceAll("-", " "));
    expect(signedIn.status).toBe(200);
    expect(await use(first)).toMatchObject(refused);
    expect((await factorMailsFor(shop, person)).some(({ text }) => text.includes("Recovery codes left"))).toBe(true);
    expect((await factorsOf(shop, signedIn.body)).recoveryCodesLeft).toBe(9);
    await confirmByCode(shop, signedIn.body, secret);
    const renewed = await shop.call("renewRecoveryCodes", {}, { token: signedIn.body.token });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect(await use(second)).toMatchObject(refused);
  });

  it("a recovery code of one person is nothing to another", async () => {
    const [person, other] = [await signUp(shop), await signUp(shop)];
    const [{ recoveryCodes }] = [await addAuthenticator(shop, person), await addAuthenticator(shop, other)];
    const proof = { kind: "recoveryCode" as const, recoveryCode: recoveryCodes[0] ?? "" };
    expect(await finish(shop, await stepTokenOf(shop, other), proof)).toMatchObject(refused);
  });
});

describe("a change of factors long after the sign-in", () => {
  it("needs the password while there is no factor, and then a factor: the password is not enough", async () => {
    const person = await signUp(shop);
    later(11);
    const confirm = (proof: object) => shop.call("confirmPerson", { body: { proof: proof as never } }, person);
    expect(await confirm({ kind: "password", password: "wrong horse 1" })).toMatchObject(refused);
    expect((await confirm({ kind: "password", password: person.password })).status).toBe(204);
    const { secret } = await addAuthenticator(shop, person);
    later(11);
    const remove = () => shop.call("removeAuthenticator", {}, person);
    expect(await remove()).toMatchObject({ status: 403, body: { code: "CONFIRMATION_REQUIRED" } });
    expect(await confirm({ kind: "password", password: person.password })).toMatchObject(refused);
    expect((await confirm(codeProof(secret))).status).toBe(204);
    expect((await remove()).status).toBe(204);
  });
});

describe("guesses of a code", () => {
  it("are mailed to the person once there are five, and refused after ten, but lock out nobody on a known device", async () => {
    const strict = await openMailingShop({ RATE_LIMIT_FACTOR: "1" });
    const person = await signUp(strict);
    const [cookie = ""] = String((await sendPassword(strict, person)).headers["set-cookie"]).split(";");
    const fresh = (await sendPassword(strict, person)).body;
    const { secret } = await addAuthenticator(strict, fresh);
    const guess = async (index: number) => {
      const ip = `10.0.${index}.1`;
      const { text } = await sendPassword(strict, person, { ip });
      const { params } = JSON.parse(text);
      const proof = { kind: "code" as const, code: codeOf(secret, strict.clock.now, 50 + index) };
      return (await finish(strict, params.ticket, proof, { ip })).status;
    };
    const statuses: number[] = [];
    const told = async () => (await factorMailsFor(strict, person)).filter(({ text }) => text.includes("wrong codes"));
    for (let index = 0; index < 4; index += 1) statuses.push(await guess(index));
    expect(await told()).toEqual([]);
    for (let index = 4; index < 12; index += 1) statuses.push(await guess(index));
    expect(await told()).toHaveLength(1);
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
    const ip = "10.1.1.1";
    const headers = { cookie };
    const { params } = JSON.parse((await sendPassword(strict, person, { ip, headers })).text);
    const proof = { kind: "code" as const, code: codeOf(secret, strict.clock.now) };
    expect((await finish(strict, params.ticket, proof, { ip, headers })).status).toBe(200);
    await strict.close();
  });
});

describe("a change of factors, where there is one", () => {
  const required = { status: 403, body: { code: "CONFIRMATION_REQUIRED" } };

  it("needs a confirmation by a factor, which the sign-in is not", async () => {
    const person = await signUp(shop);
    const { secret } = await addAuthenticator(shop, person);
    const { body } = await finish(shop, await stepTokenOf(shop, person), codeProof(secret));
    const remove = () => shop.call("removeAuthenticator", {}, { token: body.token });
    expect(await remove()).toMatchObject(required);
    await confirmByCode(shop, body, secret);
    expect((await remove()).status).toBe(204);
  });

  it("follows the first factor at once, because its person has just shown it", async () => {
    const person = await signUp(shop);
    await addAuthenticator(shop, person);
    expect((await shop.call("renewRecoveryCodes", {}, person)).status).toBe(200);
  });
});

describe("an authenticator's secret", () => {
  it("is sealed again when ROOT_KEY is replaced, and its codes go on", async () => {
    const person = await signUp(shop);
    const { secret } = await addAuthenticator(shop, person);
    const { JWT_SECRET, ROOT_KEY, DATA_DIR } = shop.environment;
    const keys = { JWT_SECRET, DATA_DIR, ROOT_KEY: "b7".repeat(32) };
    await restartedWith(shop, { ...keys, ROOT_KEY_PREVIOUS: ROOT_KEY }, async (app) => {
      await app.jobs.find(({ name }) => name === "reseal-authenticators")?.run();
    });
    await restartedWith(shop, keys, async (app) => {
      const then = { call: callApp(app) };
      expect((await finish(then, await stepTokenOf(then, person), codeProof(secret))).status).toBe(200);
    });
    const original = { JWT_SECRET, DATA_DIR, ROOT_KEY, ROOT_KEY_PREVIOUS: keys.ROOT_KEY };
    await restartedWith(shop, original, async (app) => {
      await app.jobs.find(({ name }) => name === "reseal-authenticators")?.run();
    });
  });
});
