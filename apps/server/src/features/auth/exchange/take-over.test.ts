import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closingOf } from "../../../../test/people/closing.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { PASSWORD, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { addAuthenticator } from "../../../../test/people/second-factor.ts";
import { type Issuer, openIssuer, type Subject } from "../../../../test/sign-in/issuer.ts";
import { newProfile, newSubject, openProviderDesk, type ProviderDesk } from "../../../../test/sign-in/provider-desk.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let issuer: Issuer;
let desk: ProviderDesk;
let shop: Shop;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trove-mail-"));
  issuer = await openIssuer();
  desk = await openProviderDesk(issuer, "auth0", { DATA_DIR: dataDir, PUBLIC_URL: "http://localhost:3999" });
  ({ shop } = desk);
});
afterAll(async () => {
  await shop.close();
  await issuer.close();
  await rm(dataDir, { recursive: true });
});

/** Registers a person with a password in the same shop, restarted without the identity provider. */
const registered = (): Promise<TestPerson> => desk.withPasswords(signUp);

const me = (token: string) => shop.call("getMe", {}, { token });
const taken = { status: 409, body: { code: "EMAIL_TAKEN" } };

const mailOf = async (address: string, kind: string) => {
  await sendMail(shop);
  return (await mailFor(shop, address)).filter(({ file }) => file.includes(kind));
};

/** Signs in as a subject whose address has an account, and reads the code that the shop mails to the address. */
async function askCode(subject: Subject): Promise<{ token: string; emailCode: string }> {
  const codesOf = async () =>
    (await mailOf(subject.email.toLowerCase(), "linkCode")).map(({ text }) => /\b\d{8}\b/.exec(text)?.[0] ?? "");
  const before = await codesOf();
  const token = await desk.token(subject);
  expect(await desk.exchange(token)).toMatchObject({ status: 409, body: { code: "EMAIL_CODE_REQUIRED" } });
  const emailCode = (await codesOf()).find((code) => !before.includes(code)) ?? "";
  expect(emailCode).toMatch(/^\d{8}$/);
  return { token, emailCode };
}

const linkWith = async (subject: Subject) => shop.call("exchangeToken", { body: await askCode(subject) });

describe("a verified address that has an account with a password", () => {
  it("gets nothing of it without the code that the shop mails there, whoever verified the address", async () => {
    const person = await registered();
    const { token, emailCode } = await askCode(newSubject({ email: person.email }));
    const other = await desk.token(newSubject({ email: person.email }));
    const send = (body: { token: string; emailCode: string }) => shop.call("exchangeToken", { body });
    const wrong = String((Number(emailCode) + 1) % 100_000_000).padStart(8, "0");
    for (const body of [
      { token, emailCode: wrong },
      { token: other, emailCode },
    ]) {
      expect(await send(body)).toMatchObject({ status: 400, body: { errors: { emailCode: [expect.any(String)] } } });
    }
    expect((await me(person.token)).body.hasPassword).toBe(true);
    const start = shop.clock.now;
    shop.clock.now = new Date(start.getTime() + 31 * 60_000);
    const late = await desk.token(newSubject({ email: person.email }));
    expect((await send({ token: late, emailCode })).status).toBe(400);
    shop.clock.now = start;
    expect((await send({ token, emailCode })).status).toBe(200);
  });

  it("gets nothing of it by a code that was not mailed", async () => {
    const { email } = await registered();
    const body = await askCode(newSubject({ email }));
    await sql`delete from auth_attempts where scope like 'linkCodeMailed:%'`.execute(shop.owner.connection);
    const refused = { status: 400, body: { errors: { emailCode: ["Code is not right, or has expired"] } } };
    expect(await shop.call("exchangeToken", { body })).toMatchObject(refused);
  });

  it("gets nothing of one with a second factor", async () => {
    const person = await desk.withPasswords(async (then) => {
      const owner = await signUp(then);
      await addAuthenticator(then, owner);
      return owner;
    });
    expect(await desk.enter(newSubject({ email: person.email }))).toMatchObject(taken);
  });

  it("takes it over: sessions, password and reset links of whoever registered it end, and its owner is told", async () => {
    const squatter = await registered();
    const resetToken = /reset-password\?token=([\w-]{64})/;
    await desk.withPasswords((then) => then.call("forgotPassword", { body: { email: squatter.email } }));
    const [resetMail] = await mailOf(squatter.email, "passwordReset");
    const [, link = ""] = resetToken.exec(resetMail?.text ?? "") ?? [];
    expect(link).not.toBe("");
    expect((await me(squatter.token)).status).toBe(200);

    const { status, body } = await linkWith(newSubject({ email: squatter.email.toUpperCase() }));
    expect([status, body.userName]).toEqual([200, squatter.userName]);
    expect((await me(squatter.token)).status).toBe(401);
    expect((await me(body.token)).body).toMatchObject({ userInfoId: squatter.userId, hasPassword: false });
    await desk.withPasswords(async (then) => {
      const login = { emailOrUserName: squatter.email, password: PASSWORD };
      expect((await then.call("login", { body: login })).status).toBe(401);
      const reset = { token: link, newPassword: "another horse 2" };
      expect((await then.call("resetPassword", { body: reset })).status).toBe(400);
    });
    const [mail] = await mailOf(squatter.email, "accountLinked");
    expect(mail?.text).toContain("http://localhost:3999/account-settings?tab=addresses");
  });

  it("gets nothing of it while the address is not verified", async () => {
    const person = await registered();
    const response = await desk.enter(newSubject({ email: person.email, isVerified: false }));
    expect(response).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } });
    expect((await me(person.token)).body.hasPassword).toBe(true);
  });

  it("gets nothing of an administrator's", async () => {
    const email = "owner@trove.example";
    const names = { userName: "owner", firstName: "Ida", lastName: "Berg" };
    await shop.app.auth.createAccount({ ...names, email, password: PASSWORD, roles: ["User", "Admin"] });
    expect(await desk.enter(newSubject({ email }))).toMatchObject(taken);
    await desk.withPasswords(async (then) => {
      expect((await then.call("login", { body: { emailOrUserName: email, password: PASSWORD } })).status).toBe(200);
    });
  });

  it("gets nothing of one that another subject has, nor of a locked one", async () => {
    const subject = newSubject();
    await desk.enter(subject);
    expect(await desk.enter(newSubject({ email: subject.email }))).toMatchObject(taken);
    const person = await registered();
    const lock = (isLocked: boolean) =>
      sql`update users set is_locked = ${isLocked} where user_id = ${person.userId}`.execute(shop.owner.connection);
    await lock(true);
    expect(await desk.enter(newSubject({ email: person.email }))).toMatchObject({
      status: 403,
      body: { code: "ACCOUNT_LOCKED" },
    });
    await lock(false);
    expect((await me(person.token)).body.hasPassword).toBe(true);
  });

  it("gets nothing of one whose mailbox only looks the same", async () => {
    const email = "fiona@trove.example";
    const names = { userName: "fiona", firstName: "Fiona", lastName: "Berg" };
    await shop.app.auth.createAccount({ ...names, email, password: PASSWORD, roles: ["User"] });
    for (const twin of ["ﬁona@trove.example", "fiona@trove.exampl\uff45"]) {
      expect([twin, await desk.enter(newSubject({ email: twin }))]).toMatchObject([twin, taken]);
    }
  });

  it("is taken over once, however many subjects try at the same time", async () => {
    const { email } = await registered();
    const asked: { token: string; emailCode: string }[] = [];
    for (let index = 0; index < 5; index += 1) asked.push(await askCode(newSubject({ email })));
    const responses = await Promise.all(asked.map((body) => shop.call("exchangeToken", { body })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe("an account of the identity provider", () => {
  it("follows an address that changed there, and the old one gets a mail", async () => {
    const subject = newSubject();
    await desk.enter(subject);
    const moved = { ...subject, email: newSubject().email };
    expect((await desk.exchange(await desk.token(moved))).body.email).toBe(moved.email);
    expect(await mailOf(subject.email, "emailFollowed")).toHaveLength(1);
    expect((await desk.enter(newSubject({ email: subject.email }))).status).toBe(200);
    expect(await desk.enter(newSubject({ email: moved.email }))).toMatchObject(taken);
  });

  it("gets the break of a closed account with the mailbox that it moves to", async () => {
    const [closing, subject] = [newSubject(), newSubject()];
    const { token } = (await desk.enter(closing)).body;
    const until = new Date(Date.now() + 100 * 86_400_000).toISOString();
    await shop.call("beginBreak", { body: { kind: "Break", until } }, { token, key: randomUUID() });
    const { userInfoId: userId, userName } = (await me(token)).body;
    const person = { userId, userName, token, email: closing.email, password: "" };
    const { change, waitTwoDays, confirm } = closingOf(() => ({ shop, person }));
    await change({ action: "Begin" });
    await waitTwoDays();
    expect((await confirm()).body.state).toBe("Closed");
    await desk.enter(subject);
    const moved = (await desk.exchange(await desk.token({ ...subject, email: closing.email }))).body;
    const { body } = await shop.call("getProtection", {}, { token: moved.token });
    expect(body.break).toMatchObject({ kind: "Break", untilUtc: until });
  });

  it("keeps its address if somebody else has the new one, or the new one isn't verified", async () => {
    const [subject, other] = [newSubject(), newSubject()];
    await desk.enter(subject);
    await desk.enter(other);
    const theirs = await desk.token({ ...subject, email: other.email });
    expect((await desk.exchange(theirs)).body.email).toBe(subject.email);
    const unverified = await desk.token({ ...subject, email: newSubject().email, isVerified: false });
    expect((await desk.exchange(unverified)).status).toBe(403);
  });

  it("never moves an administrator to another address", async () => {
    const subject = newSubject();
    await desk.enter(subject);
    await sql`update users set roles = '{User,Admin}' where email = ${subject.email}`.execute(shop.owner.connection);
    const moved = await desk.token({ ...subject, email: newSubject().email });
    expect((await desk.exchange(moved)).body.email).toBe(subject.email);
  });

  it("can't sign in while it is locked, and its sessions end", async () => {
    const subject = newSubject();
    const { token } = (await desk.enter(subject)).body;
    const set = (isLocked: boolean) =>
      sql`update users set is_locked = ${isLocked} where email = ${subject.email}`.execute(shop.owner.connection);
    await set(true);
    const again = await desk.token(subject);
    expect(await desk.exchange(again)).toMatchObject({ status: 403, body: { code: "ACCOUNT_LOCKED" } });
    expect((await me(token)).status).toBe(401);
    await set(false);
    expect((await desk.exchange(again)).status).toBe(200);
  });

  it("can set a password by mail if the shop keeps the passwords again, and no password opens it before", async () => {
    const subject = newSubject();
    await desk.enter(subject);
    await desk.withPasswords(async (then) => {
      const login = (password: string) => then.call("login", { body: { emailOrUserName: subject.email, password } });
      expect((await login("null")).status).toBe(401);
      await then.call("forgotPassword", { body: { email: subject.email } });
      const [mail] = await mailOf(subject.email, "passwordReset");
      const [, token = ""] = /reset-password\?token=([\w-]{64})/.exec(mail?.text ?? "") ?? [];
      await then.call("resetPassword", { body: { token, newPassword: "another horse 2" } });
      expect((await login("another horse 2")).status).toBe(200);
    });
  });

  it("is refused a user name that somebody has, at the field, and can choose another with the same token", async () => {
    const profile = newProfile();
    await desk.exchange(await desk.token(newSubject()), profile);
    const token = await desk.token(newSubject());
    const { status, body } = await desk.exchange(token, { ...profile, userName: profile.userName.toUpperCase() });
    expect([status, body]).toMatchObject([
      409,
      { code: "USERNAME_TAKEN", errors: { "profile.userName": [expect.any(String)] } },
    ]);
    expect((await desk.exchange(token, newProfile())).status).toBe(200);
  });
});
