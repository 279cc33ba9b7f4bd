import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { beginAuthenticator, codeOf, finish } from "../../../../test/people/second-factor.ts";
import { openIssuer } from "../../../../test/sign-in/issuer.ts";
import { newSubject, openProviderDesk } from "../../../../test/sign-in/provider-desk.ts";
import { openMailingShop } from "../../../../test/shop/mailing-shop.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openMailingShop({ COUNTRY_HEADER: "x-country" });
});
afterAll(() => shop.close());

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const signIn = (person: TestPerson, headers: Record<string, string> = {}) =>
  shop.call(
    "login",
    { body: { emailOrUserName: person.userName, password: person.password } },
    { headers: { "user-agent": FIREFOX, ...headers } },
  );
const sessionsOf = async (token: string) => (await shop.call("listSessions", {}, { token })).body;
const statusOf = async (token: string) => (await shop.call("getMe", {}, { token })).status;
const noteUses = async () => shop.app.jobs.find(({ name }) => name === "note-sessions")?.run();
const mailsOf = async ({ email }: TestPerson) => {
  await sendMail(shop);
  return (await mailFor(shop, email)).filter(({ file }) => file.includes("newDevice"));
};

async function later<Result>(minutes: number, act: () => Promise<Result>): Promise<Result> {
  const start = shop.clock.now;
  shop.clock.now = new Date(start.getTime() + minutes * 60_000);
  const result = await act();
  shop.clock.now = start;
  return result;
}

describe("a person's sessions", () => {
  it("are listed with their device and country, and when they were last used, and nobody else's are", async () => {
    const [person, other] = [await signUp(shop), await signUp(shop)];
    await signIn(other);
    const { token } = (await signIn(person, { "x-country": "NL" })).body;
    await later(5, async () => {
      await statusOf(token);
      await noteUses();
    });
    const used = new Date(Math.floor((shop.clock.now.getTime() + 300_000) / 60_000) * 60_000).toISOString();
    expect(await sessionsOf(token)).toMatchObject([
      { device: "Firefox on Linux", countryCode: "NL", isCurrent: true, lastUsedAtUtc: used },
      { device: "Browser", countryCode: null, isCurrent: false, lastUsedAtUtc: null },
    ]);
  });

  it.each([
    ["something else", "Browser"],
    ['<a href="https://evil.example">Your account is locked</a> Firefox/1', "Firefox"],
  ])("are never named by a text of the caller's own: %s", async (agent, device) => {
    const { token } = (await signIn(await signUp(shop), { "user-agent": agent, "x-country": "<b>" })).body;
    expect((await sessionsOf(token)).find(({ isCurrent }) => isCurrent)).toMatchObject({ device, countryCode: null });
  });

  it("end everywhere else at once, and this one stays", async () => {
    const [person, other] = [await signUp(shop), await signUp(shop)];
    const tokens = [(await signIn(person)).body.token, (await signIn(person)).body.token];
    const { token } = (await signIn(person)).body;
    expect((await shop.call("endOtherSessions", {}, { token })).body).toEqual({ endedSessions: 3 });
    for (const ended of [person.token, ...tokens]) expect(await statusOf(ended)).toBe(401);
    expect(await sessionsOf(token)).toMatchObject([{ isCurrent: true }]);
    expect(await statusOf(other.token)).toBe(200);
    expect((await shop.call("endOtherSessions", {}, { token })).body).toEqual({ endedSessions: 0 });
  });
});

describe("a sign-in from a new device", () => {
  it("is mailed to the person, once for each device, and a registration is not", async () => {
    const person = await signUp(shop);
    expect(await mailsOf(person)).toEqual([]);
    const first = await signIn(person, { "x-country": "NL" });
    const [mail] = await mailsOf(person);
    for (const part of ["Firefox on Linux", "Netherlands", "https://shop.example/account-settings?tab=security"]) {
      expect(mail?.text).toContain(part);
    }
    const [cookie = ""] = String(first.headers["set-cookie"]).split(";");
    await signIn(person, { cookie });
    expect(await mailsOf(person)).toHaveLength(1);
    await signIn(person, { cookie: `${cookie}x` });
    expect(await mailsOf(person)).toHaveLength(2);
  });

  it("is mailed for a device of before the password was changed, but not for the one where it was", async () => {
    const person = await signUp(shop);
    const cookieOf = (response: { headers: Record<string, unknown> }) =>
      String(response.headers["set-cookie"]).split(";")[0] ?? "";
    const former = await signIn(person);
    const mailed = async () => (await mailsOf(person)).length;
    expect(await mailed()).toBe(1);
    const newPassword = "another horse 2";
    const changed = await later(1, () => {
      const body = { currentPassword: person.password, newPassword };
      return shop.call("changePassword", { body }, { token: former.body.token });
    });
    await later(2, async () => {
      expect((await signIn({ ...person, password: newPassword }, { cookie: cookieOf(changed) })).status).toBe(200);
      expect(await mailed()).toBe(1);
      expect((await signIn({ ...person, password: newPassword }, { cookie: cookieOf(former) })).status).toBe(200);
      expect(await mailed()).toBe(2);
    });
  });

  it.each(["signing out everywhere else", "the first second factor"])(
    "is mailed for a device of before %s, but not for the one where it was",
    async (what) => {
      const person = await signUp(shop);
      const cookieOf = (response: { headers: Record<string, unknown> }) =>
        String(response.headers["set-cookie"]).split(";")[0] ?? "";
      const [lost, own] = [await signIn(person), await signIn(person)];
      const { token } = own.body;
      const headers = { cookie: cookieOf(own) };
      let secret: string | undefined;
      const mailed = async () => (await mailsOf(person)).length;
      const before = await mailed();
      const kept = await later(1, async () => {
        if (what === "signing out everywhere else") return shop.call("endOtherSessions", {}, { token, headers });
        const begun = await beginAuthenticator(shop, { token });
        ({ secret } = begun);
        const body = { ticket: begun.ticket, code: codeOf(begun.secret, shop.clock.now) };
        return shop.call("addAuthenticator", { body }, { token, headers });
      });
      const again = async (cookie: string) => {
        const answer = await signIn(person, { cookie });
        if (secret === undefined) return answer.status;
        const { params } = JSON.parse(answer.text);
        const proof = { kind: "code" as const, code: codeOf(secret, shop.clock.now) };
        return (await finish(shop, params.ticket, proof, { headers: { cookie } })).status;
      };
      await later(2, async () => {
        expect(await again(cookieOf(kept))).toBe(200);
        expect(await mailed()).toBe(before);
      });
      await later(3, async () => {
        expect(await again(cookieOf(lost))).toBe(200);
        expect(await mailed()).toBe(before + 1);
      });
    },
  );

  it("is not mailed if the password was wrong, nor known by another person's device", async () => {
    const [person, other] = [await signUp(shop), await signUp(shop)];
    await signIn({ ...person, password: "wrong horse 1" });
    expect(await mailsOf(person)).toEqual([]);
    const [cookie = ""] = String((await signIn(other)).headers["set-cookie"]).split(";");
    await signIn(person, { cookie });
    expect(await mailsOf(person)).toHaveLength(1);
  });

  it("is mailed to people of an identity provider too", async () => {
    const issuer = await openIssuer();
    const desk = await openProviderDesk(issuer, "auth0", { DATA_DIR: shop.environment.DATA_DIR });
    const subject = newSubject();
    const first = await desk.enter(subject);
    const [cookie = ""] = String(first.headers["set-cookie"]).split(";");
    const again = async (headers: Record<string, string>) => {
      const body = { token: await desk.token(subject) };
      expect((await desk.shop.call("exchangeToken", { body }, { headers })).status).toBe(200);
      await sendMail(desk.shop);
      return (await mailFor(desk.shop, subject.email)).filter(({ file }) => file.includes("newDevice")).length;
    };
    expect(await again({ cookie })).toBe(0);
    expect(await again({})).toBe(1);
    await desk.shop.close();
    await issuer.close();
  });
});

describe("a session that nobody uses", () => {
  it("ends after half an hour if it is an administrator's", async () => {
    const [admin, busy, person] = [await makeAdmin(shop), await makeAdmin(shop), await signUp(shop)];
    await later(20, async () => {
      await statusOf(busy.token);
      await noteUses();
      expect(await statusOf(admin.token)).toBe(200);
    });
    await noteUses();
    const idle = await makeAdmin(shop);
    await later(32, async () => {
      await noteUses();
      expect(await statusOf(idle.token)).toBe(401);
      expect(await statusOf(busy.token)).toBe(200);
      expect(await statusOf(person.token)).toBe(200);
    });
  });

  it("is not used by what an open page of an administrator's asks for by itself, as a person's is", async () => {
    const [admin, person] = [await makeAdmin(shop), await signUp(shop)];
    await later(20, async () => {
      for (const { token } of [admin, person]) {
        const headers = { "x-unattended": "1" };
        expect((await shop.call("getMe", {}, { token, headers })).status).toBe(200);
      }
      await noteUses();
      expect((await sessionsOf(person.token))[0]?.lastUsedAtUtc).not.toBeNull();
    });
    await later(32, async () => {
      await noteUses();
      expect(await statusOf(admin.token)).toBe(401);
      expect(await statusOf(person.token)).toBe(200);
    });
  });

  it("stays until it expires where there is no limit", async () => {
    const lenient = await openShop({ ADMIN_IDLE_MINUTES: "0" });
    const admin = await makeAdmin(lenient);
    lenient.clock.now = new Date(lenient.clock.now.getTime() + 11 * 3_600_000);
    await lenient.app.jobs.find(({ name }) => name === "note-sessions")?.run();
    expect((await lenient.call("getMe", {}, { token: admin.token })).status).toBe(200);
    await lenient.close();
  });
});
