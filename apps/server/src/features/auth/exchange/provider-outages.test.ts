import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Issuer, METHODS, openIssuer } from "../../../../test/sign-in/issuer.ts";
import { newSubject, openProviderDesk, type ProviderDesk } from "../../../../test/sign-in/provider-desk.ts";

let issuer: Issuer;
beforeAll(async () => {
  issuer = await openIssuer();
});
afterEach(() => {
  issuer.mood = "well";
  issuer.confirmsEveryAddress = false;
});
afterAll(() => issuer.close());

async function withDesk(act: (desk: ProviderDesk) => Promise<void>, variables?: Record<string, string>) {
  const desk = await openProviderDesk(issuer, "auth0", variables);
  await act(desk);
  await desk.shop.close();
}

const later = ({ shop }: ProviderDesk, seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};
const statusOf = async (desk: ProviderDesk) => (await desk.enter(newSubject())).status;
const unavailable = { status: 503, body: { code: "SIGN_IN_UNAVAILABLE" } };

describe("an identity provider", () => {
  it.each(METHODS)("%s uses no token up while it fails or responds with nonsense", async (method) => {
    const desk = await openProviderDesk(issuer, method);
    const subject = newSubject();
    const token = await desk.token(subject);
    const profile = { userName: "mara", firstName: "Mara", lastName: "Lind" };
    for (const mood of ["failing", "nonsense"] as const) {
      issuer.mood = mood;
      expect([mood, await desk.exchange(token, profile)]).toMatchObject([mood, unavailable]);
      later(desk, 6);
    }
    issuer.mood = "well";
    expect((await desk.exchange(token, profile)).status).toBe(200);
    await desk.shop.close();
  });

  it("times out when it does not respond", () =>
    withDesk(async (desk) => {
      issuer.mood = "silent";
      expect(await desk.enter(newSubject())).toMatchObject(unavailable);
    }));

  it("signs in people with its new keys at once, and with the old ones no more", () =>
    withDesk(async (desk) => {
      expect(await statusOf(desk)).toBe(200);
      const old = await desk.token(newSubject());
      await issuer.rotate();
      later(desk, 31);
      expect(await statusOf(desk)).toBe(200);
      expect((await desk.exchange(old)).status).toBe(401);
    }));

  it("has a withdrawn key refused within ten minutes", () =>
    withDesk(async (desk) => {
      expect(await statusOf(desk)).toBe(200);
      later(desk, 601);
      const old = await desk.token(newSubject());
      await issuer.rotate();
      expect((await desk.exchange(old)).status).toBe(401);
    }));

  it("is asked for its keys at most every 30 seconds, whatever keys tokens name", () =>
    withDesk(async (desk) => {
      await statusOf(desk);
      const before = issuer.keyFetches;
      const guess = async (kid: string) => {
        const claims = issuer.claimsOf("auth0", newSubject(), desk.shop.clock.now);
        return (await desk.exchange(await issuer.sign("auth0", claims, { kid }))).status;
      };
      later(desk, 31);
      for (let index = 0; index < 20; index += 1) expect(await guess(`k${index}`)).toBe(401);
      await Promise.all(Array.from({ length: 20 }, (_, index) => guess(`p${index}`)));
      expect(issuer.keyFetches).toBe(before + 1);
    }));

  it("lets people sign in with its last known keys for a day while it is down", () =>
    withDesk(async (desk) => {
      expect(await statusOf(desk)).toBe(200);
      issuer.mood = "failing";
      later(desk, 3600 * 23);
      expect(await statusOf(desk)).toBe(200);
      later(desk, 3600 + 1);
      expect(await desk.enter(newSubject())).toMatchObject(unavailable);
      issuer.mood = "well";
      later(desk, 6);
      expect(await statusOf(desk)).toBe(200);
    }));

  it("is asked for its first keys at most every five seconds", () =>
    withDesk(async (desk) => {
      issuer.mood = "failing";
      const before = issuer.calls;
      for (let index = 0; index < 10; index += 1) expect(await statusOf(desk)).toBe(503);
      expect(issuer.calls).toBe(before + 1);
      issuer.mood = "well";
      later(desk, 6);
      expect(await statusOf(desk)).toBe(200);
    }));
});

describe("Supabase with every address confirmed unasked", () => {
  it("stops the start, and signs in nobody", async () => {
    issuer.confirmsEveryAddress = true;
    const desk = await openProviderDesk(issuer, "supabase");
    await expect(desk.shop.app.auth.confirmProvider()).rejects.toThrow(/^SUPABASE_URL: [^\n]+$/);
    expect(await desk.enter(newSubject())).toMatchObject(unavailable);
    issuer.confirmsEveryAddress = false;
    await desk.shop.app.auth.confirmProvider();
    expect(await statusOf(desk)).toBe(200);
    await desk.shop.close();
  });

  it("is noticed within ten minutes while the shop runs", async () => {
    const desk = await openProviderDesk(issuer, "supabase");
    expect(await statusOf(desk)).toBe(200);
    issuer.confirmsEveryAddress = true;
    later(desk, 601);
    expect(await desk.enter(newSubject())).toMatchObject(unavailable);
    await desk.shop.close();
  });

  it("does not stop it while nobody can ask", async () => {
    issuer.mood = "failing";
    const desk = await openProviderDesk(issuer, "supabase");
    await desk.shop.app.auth.confirmProvider();
    await desk.shop.close();
  });
});

describe("exchanges", () => {
  it("exchanges of one subject are refused after ten that failed, from wherever they come", () =>
    withDesk(
      async (desk) => {
        const subject = newSubject();
        const attempt = async (index: number) => {
          const body = { token: await desk.token(subject) };
          return desk.shop.call("exchangeToken", { body }, { ip: `10.7.0.${index}` });
        };
        for (let index = 0; index < 10; index += 1) expect((await attempt(index)).status).toBe(409);
        expect(await attempt(10)).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
        const other = { token: await desk.token(newSubject()) };
        expect((await desk.shop.call("exchangeToken", { body: other }, { ip: "10.7.1.1" })).status).toBe(409);
      },
      { RATE_LIMIT_FACTOR: "1" },
    ));

  it("exchanges with a token that was used already don't count", () =>
    withDesk(
      async (desk) => {
        const subject = newSubject();
        const used = await desk.token(subject);
        const profile = { userName: "used", firstName: "Mara", lastName: "Lind" };
        expect((await desk.exchange(used, profile)).status).toBe(200);
        for (let index = 0; index < 12; index += 1) {
          const again = await desk.shop.call("exchangeToken", { body: { token: used } }, { ip: `10.7.3.${index}` });
          expect(again.status).toBe(401);
        }
        const body = { token: await desk.token(subject) };
        expect((await desk.shop.call("exchangeToken", { body }, { ip: "10.7.4.1" })).status).toBe(200);
      },
      { RATE_LIMIT_FACTOR: "1" },
    ));

  it("exchanges of one address are refused after ten in a minute", () =>
    withDesk(
      async (desk) => {
        const forge = () => desk.shop.call("exchangeToken", { body: { token: "a.b.c" } }, { ip: "10.7.2.1" });
        for (let index = 0; index < 10; index += 1) expect((await forge()).status).toBe(401);
        expect((await forge()).status).toBe(429);
      },
      { RATE_LIMIT_FACTOR: "1" },
    ));
});
