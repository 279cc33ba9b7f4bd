import { PASSWORD_RESET_TTL_MINUTES } from "@trove/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { signUp, type TestPerson } from "../../../../test/people/people.ts";
import { addAuthenticator, codeOf, confirmByCode, finish, stepTokenOf } from "../../../../test/people/second-factor.ts";
import { openMailingShop } from "../../../../test/shop/mailing-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openMailingShop();
});
afterAll(() => shop.close());

const NEW = "another horse 2";
const LINK = /https:\/\/shop\.example\/auth\/jwt\/reset-password\?token=([\w-]{64})/;

const isSignedIn = async (token: string) => (await shop.call("getMe", {}, { token })).status === 200;
const signIn = (person: TestPerson, password: string) =>
  shop.call("login", { body: { emailOrUserName: person.email, password } });
const reset = (token: string, newPassword = NEW) => shop.call("resetPassword", { body: { token, newPassword } });

/** Requests a reset link and reads it from the mail that arrives. */
async function requestLink(person: TestPerson): Promise<string> {
  expect((await shop.call("forgotPassword", { body: { email: person.email.toUpperCase() } })).status).toBe(202);
  await sendMail(shop);
  const mail = (await mailFor(shop, person.email)).findLast(({ file }) => file.includes("passwordReset"));
  const [, token = ""] = LINK.exec(mail?.text ?? "") ?? [];
  expect(mail?.html).toContain(`?token=${token}"`);
  return token;
}

const expectDeadLink = ({ status, body }: { status: number; body: unknown }) =>
  expect([status, body]).toMatchObject([
    400,
    { code: "VALIDATION_FAILED", errors: { token: ["This link has expired or was used already"] } },
  ]);

describe("a new password of somebody with a second factor", () => {
  it("needs a confirmation by that factor", async () => {
    const person = await signUp(shop);
    const { secret } = await addAuthenticator(shop, person);
    const proof = { kind: "code" as const, code: codeOf(secret, shop.clock.now) };
    const { token } = (await finish(shop, await stepTokenOf(shop, person), proof)).body;
    const body = { currentPassword: person.password, newPassword: NEW };
    const change = () => shop.call("changePassword", { body }, { token });
    expect(await change()).toMatchObject({ status: 403, body: { code: "CONFIRMATION_REQUIRED" } });
    await confirmByCode(shop, { token }, secret);
    expect((await change()).status).toBe(204);
  });
});

describe("a forgotten password", () => {
  it("is replaced by the link in the mail; every session ends", async () => {
    const person = await signUp(shop);
    const token = await requestLink(person);
    expect((await reset(token)).status).toBe(204);
    expect(await isSignedIn(person.token)).toBe(false);
    expect((await signIn(person, person.password)).status).toBe(401);
    expect((await signIn(person, NEW)).status).toBe(200);
    await sendMail(shop);
    const changed = (await mailFor(shop, person.email)).find(({ file }) => file.includes("passwordChanged"));
    expect(changed?.headers).toContain("Subject: Your Trove password was changed");
    expect(changed?.text).toContain("https://shop.example/auth/jwt/forgot-password");
  });

  it("gets the same response for an unknown e-mail address, which gets no mail", async () => {
    const before = await sql`select from password_resets`.execute(shop.owner.connection);
    const response = await shop.call("forgotPassword", { body: { email: "stranger@trove.example" } });
    expect([response.status, response.text]).toEqual([202, ""]);
    await sendMail(shop);
    expect(await mailFor(shop, "stranger@trove.example")).toEqual([]);
    const after = await sql`select from password_resets`.execute(shop.owner.connection);
    expect(after.rows.length).toBe(before.rows.length);
  });

  it("leaves no token in the database", async () => {
    const person = await signUp(shop);
    await shop.call("forgotPassword", { body: { email: person.email } });
    const { rows } = await sql<{ sealed: Buffer }>`
      select sealed_content as sealed from outbox where user_id = ${person.userId}`.execute(shop.owner.connection);
    expect(rows[0]?.sealed.toString("latin1")).not.toContain("token");
    const token = await requestLink(person);
    const secret = Buffer.from(token, "base64url").subarray(16);
    const kept = await sql<{ hash: Buffer; sealed: Buffer | null }>`
      select token_hash as hash, (select sealed_content from outbox o where o.user_id = r.user_id limit 1) as sealed
      from password_resets r where user_id = ${person.userId}`.execute(shop.owner.connection);
    for (const { hash, sealed } of kept.rows) {
      expect(hash.equals(secret)).toBe(false);
      expect(sealed).toBeNull();
    }
  });

  it("is replaced once by parallel uses of a link", async () => {
    const token = await requestLink(await signUp(shop));
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) => reset(token, `parallel horse ${index}`)),
    );
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    for (const response of responses.filter(({ status }) => status !== 204)) expectDeadLink(response);
  });

  it("is not replaced by links that are used, replaced, expired, cut off or another person's", async () => {
    const [person, other] = [await signUp(shop), await signUp(shop)];
    const used = await requestLink(person);
    const sibling = await requestLink(person);
    const foreign = await requestLink(other);
    expect((await reset(used)).status).toBe(204);
    expectDeadLink(await reset(used));
    expectDeadLink(await reset(sibling));
    expectDeadLink(await reset(sibling.slice(0, 22) + foreign.slice(22)));
    expectDeadLink(await reset(foreign.slice(0, -1)));
    expectDeadLink(await reset("x".repeat(64)));
    const start = shop.clock.now;
    shop.clock.now = new Date(start.getTime() + PASSWORD_RESET_TTL_MINUTES * 60_000);
    expectDeadLink(await reset(foreign));
    shop.clock.now = new Date(start.getTime() + PASSWORD_RESET_TTL_MINUTES * 60_000 - 1);
    expect((await reset(foreign)).status).toBe(204);
    shop.clock.now = start;
  });

  it("keeps the link usable after a refused new password", async () => {
    const person = await signUp(shop);
    const token = await requestLink(person);
    const refused = await reset(token, person.email.toUpperCase());
    expect(refused).toMatchObject({ status: 400, body: { errors: { newPassword: [expect.any(String)] } } });
    expect(await reset(token, "short1")).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } });
    expect((await reset(token)).status).toBe(204);
  });

  it("leaves no session of the old password, however sign-ins race", async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await signUp(shop);
      const token = await requestLink(person);
      const signIns = Promise.all(Array.from({ length: 4 }, () => signIn(person, person.password)));
      const [responses] = await Promise.all([signIns, reset(token)]);
      for (const { status, body } of responses) {
        if (status === 200) expect(await isSignedIn(body.token)).toBe(false);
      }
    }
  });

  it("refuses a sign-in whose password was checked before the change and whose session would begin after it", async () => {
    const person = await signUp(shop);
    const signingIn = await shop.owner.connection.transaction().execute(async (tx) => {
      await sql`update users set password_hash = 'replaced' where user_id = ${person.userId}`.execute(tx);
      const started = signIn(person, person.password);
      await vi.waitUntil(async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(shop.owner.connection);
        return rows.length > 0;
      }, 10_000);
      return { started };
    });
    expect(await signingIn.started).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
  });
});

describe("a change of password", () => {
  const change = (person: TestPerson, currentPassword: string, newPassword = NEW) =>
    shop.call("changePassword", { body: { currentPassword, newPassword } }, { token: person.token });

  it("ends the other sessions and the reset links, and is confirmed by mail", async () => {
    const person = await signUp(shop);
    const elsewhere = (await signIn(person, person.password)).body.token;
    const link = await requestLink(person);
    expect((await change(person, person.password)).status).toBe(204);
    expect(await isSignedIn(person.token)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expectDeadLink(await reset(link, "a third horse 3"));
    expect((await signIn(person, NEW)).status).toBe(200);
    await sendMail(shop);
    const mails = await mailFor(shop, person.email);
    expect(mails.filter(({ file }) => file.includes("passwordChanged"))).toHaveLength(1);
  });

  it("needs the current password, and a new one that is not the user name, the e-mail or the current password", async () => {
    const person = await signUp(shop);
    expect(await change(person, "wrong horse 1")).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: ["Current password is wrong"] } },
    });
    for (const newPassword of [person.userName.toUpperCase(), person.email, person.password]) {
      expect(await change(person, person.password, newPassword)).toMatchObject({
        status: 400,
        body: { code: "VALIDATION_FAILED", errors: { newPassword: [expect.any(String)] } },
      });
    }
    expect(await isSignedIn(person.token)).toBe(true);
    expect((await signIn(person, person.password)).status).toBe(200);
  });

  it("is made once by parallel changes", async () => {
    const person = await signUp(shop);
    const responses = await Promise.all(
      Array.from({ length: 4 }, (_, index) => change(person, person.password, `parallel horse ${index}`)),
    );
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});
