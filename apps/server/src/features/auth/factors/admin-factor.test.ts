import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import {
  addAuthenticator,
  beginAuthenticator,
  codeOf,
  confirmByCode,
  factorMailsFor,
  finish,
  sendPassword,
  stepTokenOf,
  waitForCode,
} from "../../../../test/people/second-factor.ts";
import { callApp } from "../../../../test/shop/call-app.ts";
import { openMailingShop } from "../../../../test/shop/mailing-shop.ts";
import { restartedWith } from "../../../../test/shop/restarted-shop.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ ADMIN_FACTOR_REQUIRED: "true" });
});
afterAll(() => shop.close());

const audit = (token: string) => shop.call("listAudit", { query: {} }, { token });
const setupRequired = { status: 403, body: { code: "FACTOR_SETUP_REQUIRED" } };

/** Counts the mails to a person about sign-ins on new devices. */
async function newDevicesOf({ userId }: TestPerson): Promise<number> {
  const mails = shop.owner.connection.selectFrom("outbox").select("mailId");
  return (await mails.where("userId", "=", userId).where("kind", "=", "newDevice").execute()).length;
}

/** Adds an authenticator app, and returns its secret and the shop's response. */
async function setUp(token: string) {
  const { ticket, secret } = await beginAuthenticator(shop, { token });
  const body = { ticket, code: codeOf(secret, shop.clock.now) };
  return { secret, ...(await shop.call("addAuthenticator", { body }, { token })).body };
}

describe("an administrator without a second factor, where the shop requires one", () => {
  it("can only set one up, and then goes on in the same session", async () => {
    const admin = await makeAdmin(shop);
    expect(await audit(admin.token)).toMatchObject(setupRequired);
    expect(await shop.call("getOperator", {}, admin)).toMatchObject(setupRequired);
    expect((await shop.call("getFactors", {}, admin)).body.isRequired).toBe(true);
    const { session } = await setUp(admin.token);
    expect(session).toMatchObject({ userName: admin.userName, roles: ["Admin"] });
    expect((await audit(session?.token ?? "")).status).toBe(200);
    expect(await audit(admin.token)).toMatchObject(setupRequired);
  });

  it("sees nothing that operators see outside of the dashboard", async () => {
    const [admin, person] = [await makeAdmin(shop), await signUp(shop)];
    const detail = await shop.call("getOpeningDetail", { query: { transactionId: person.userId } }, admin);
    expect(detail).toMatchObject(setupRequired);
  });

  it("keeps the last factor, and signs in with it", async () => {
    const admin = await makeAdmin(shop);
    const { secret } = await addAuthenticator(shop, admin);
    const proof = { kind: "code" as const, code: codeOf(secret, shop.clock.now) };
    const { body } = await finish(shop, await stepTokenOf(shop, admin), proof);
    expect((await audit(body.token)).status).toBe(200);
    await confirmByCode(shop, body, secret);
    const removed = await shop.call("removeAuthenticator", {}, { token: body.token });
    expect(removed).toMatchObject({ status: 409, body: { code: "STATUS_CONFLICT" } });
  });

  it("is mailed a link to the place that an operator has in the dashboard", async () => {
    const mailing = await openMailingShop({ ADMIN_FACTOR_REQUIRED: "true" });
    const admin = await makeAdmin(mailing);
    await addAuthenticator(mailing, admin);
    const [mail] = await factorMailsFor(mailing, admin);
    expect(mail?.text).toContain("https://shop.example/dashboard/security");
    await mailing.close();
  });

  it("leaves everybody else as they are", async () => {
    const person = await signUp(shop);
    expect((await shop.call("getFactors", {}, person)).body.isRequired).toBe(false);
    expect((await audit(person.token)).body).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("a session from before the shop required a second factor of administrators", () => {
  it("ends when the shop starts, unless they have one or are no administrator", async () => {
    const lenient = await openShop();
    const [admin, careful, person] = [await makeAdmin(lenient), await makeAdmin(lenient), await signUp(lenient)];
    await addAuthenticator(lenient, careful);
    await lenient.app.auth.endUnprovedSessions();
    expect((await lenient.call("getMe", {}, admin)).status).toBe(200);
    const { JWT_SECRET, ROOT_KEY, DATA_DIR } = lenient.environment;
    const settings = { JWT_SECRET, ROOT_KEY, DATA_DIR, ADMIN_FACTOR_REQUIRED: "true" };
    await restartedWith(lenient, settings, async (app) => {
      await app.auth.endUnprovedSessions();
      const call = callApp(app);
      const statuses = [admin, careful, person].map(async ({ token }) => (await call("getMe", {}, { token })).status);
      expect(await Promise.all(statuses)).toEqual([401, 200, 200]);
      const again = await call("login", { body: { emailOrUserName: admin.userName, password: admin.password } });
      expect((await call("getMe", {}, { token: again.body.token })).status).toBe(200);
    });
    await lenient.close();
  });
});

describe("an operator", () => {
  it("resets the factors of somebody who lost them, once, with an entry in the audit log", async () => {
    const admin = await makeAdmin(shop);
    const token = (await setUp(admin.token)).session?.token ?? "";
    const person = await signUp(shop);
    const { secret } = await addAuthenticator(shop, person);
    const proof = { kind: "code" as const, code: codeOf(secret, shop.clock.now) };
    const signedIn = await finish(shop, await stepTokenOf(shop, person), proof);
    const [cookie = ""] = String(signedIn.headers["set-cookie"]).split(";");
    expect(await newDevicesOf(person)).toBe(1);
    waitForCode(shop);
    const reset = (key: string) =>
      shop.call(
        "resetPersonFactors",
        { params: { id: person.userId }, body: { reason: "Lost the phone" } },
        { token, key },
      );
    const hasFactor = async () => (await shop.call("getPerson", { params: { id: person.userId } }, { token })).body;
    expect(await hasFactor()).toMatchObject({ hasFactor: true });
    const key = randomUUID();
    for (const repeated of [key, key]) expect((await reset(repeated)).status).toBe(200);
    expect(await hasFactor()).toMatchObject({ hasFactor: false, openSessions: 0 });
    expect((await sendPassword(shop, person, { headers: { cookie } })).status).toBe(200);
    expect(await newDevicesOf(person)).toBe(2);
    const { items } = (await audit(token)).body;
    expect(items[0]).toMatchObject({ action: "resetPersonFactors", reason: "Lost the phone" });
    expect((await reset(randomUUID())).body).toMatchObject({ code: "STATUS_CONFLICT" });
  });

  it("does so with neither their own account nor, unless an Owner, another operator's", async () => {
    const [support, other] = [await makeAdmin(shop, "Support"), await makeAdmin(shop)];
    await setUp(other.token);
    const token = (await setUp(support.token)).session?.token ?? "";
    for (const { userId } of [support, other]) {
      const request = { params: { id: userId }, body: { reason: "Mine" } };
      const response = await shop.call("resetPersonFactors", request, { token, key: randomUUID() });
      expect(response).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    }
  });
});
