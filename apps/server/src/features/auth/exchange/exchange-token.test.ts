import { createHmac, randomBytes } from "node:crypto";
import { exportSPKI, generateKeyPair, SignJWT } from "jose";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Issuer, METHODS, type Method, openIssuer, type Subject } from "../../../../test/sign-in/issuer.ts";
import { newProfile, newSubject, openProviderDesk, type ProviderDesk } from "../../../../test/sign-in/provider-desk.ts";

let issuer: Issuer;
const desks: Partial<Record<Method, ProviderDesk>> = {};
beforeAll(async () => {
  issuer = await openIssuer();
  for (const method of METHODS) desks[method] = await openProviderDesk(issuer, method);
});
afterAll(async () => {
  for (const desk of Object.values(desks)) await desk.shop.close();
  await issuer.close();
});

function deskOf(method: Method): ProviderDesk {
  const desk = desks[method];
  if (desk === undefined) throw new Error(`no shop with ${method}`);
  return desk;
}

const refused = { status: 401, body: { code: "PROVIDER_TOKEN_REFUSED" } };

describe.each(METHODS)("a first sign-in through %s", (method) => {
  it("asks for a profile, and then creates an account with the role User alone", async () => {
    const { shop, exchange } = deskOf(method);
    const subject = newSubject();
    const claims = issuer.claimsOf(method, subject, shop.clock.now);
    const token = await issuer.sign(method, { ...claims, roles: ["Admin"], "custom:roles": "Admin", role_admin: true });
    expect(await exchange(token)).toMatchObject({ status: 409, body: { code: "PROFILE_REQUIRED" } });
    const profile = newProfile();
    const { status, body } = await exchange(token, profile);
    expect([status, body]).toMatchObject([200, { userName: profile.userName, email: subject.email, roles: ["User"] }]);
    const me = await shop.call("getMe", {}, { token: body.token });
    expect(me).toMatchObject({ status: 200, body: { firstName: "Mara", hasPassword: false } });
  });

  it("is of the same person the next time, without a profile", async () => {
    const { shop, enter, exchange, token } = deskOf(method);
    const subject = newSubject();
    const first = await enter(subject);
    const second = await exchange(await token(subject));
    expect(second.status).toBe(200);
    const idOf = async (session: string) => (await shop.call("getMe", {}, { token: session })).body.userInfoId;
    expect(await idOf(second.body.token)).toBe(await idOf(first.body.token));
    expect(second.body.token).not.toBe(first.body.token);
  });

  it("is refused without a verified address, whatever the token claims about it", async () => {
    const { enter } = deskOf(method);
    expect(await enter(newSubject({ isVerified: false }))).toMatchObject({
      status: 403,
      body: { code: "EMAIL_NOT_VERIFIED" },
    });
  });
});

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Returns a token of this header and these claims, with the signature that `signed` makes. */
function forged(claims: object, header: object, signed: (text: string) => string): string {
  const text = `${base64url(header)}.${base64url(claims)}`;
  return `${text}.${signed(text)}`;
}

/** Claims of tokens that the provider did not issue for a person's own sign-in to this shop. */
const otherUses: Record<Method, object[]> = {
  auth0: [
    { sub: "google-oauth2|1" },
    { sub: "samlp|auth0|1" },
    { aud: "otherclient" },
    { aud: ["shopclient", "otherclient"] },
    { azp: "otherclient" },
  ],
  amplify: [{ token_use: "access" }, { aud: "otherclient" }, { identities: [{ providerName: "Google" }] }],
  firebase: [
    { firebase: { sign_in_provider: "google.com" } },
    { firebase: { sign_in_provider: "password", tenant: "other" } },
    { firebase: undefined },
    { aud: "other-project" },
  ],
  supabase: [{ is_anonymous: true }, { client_id: "otherapp" }, { role: "service_role" }, { aud: "anon" }],
};

describe.each(METHODS)("a token of %s", (method) => {
  const subject = newSubject();
  const honest = () => issuer.claimsOf(method, subject, deskOf(method).shop.clock.now);
  const exchange = (token: string) => deskOf(method).exchange(token, newProfile());

  it("is accepted if it is honest", async () => {
    expect((await exchange(await issuer.sign(method, honest()))).status).toBe(200);
  });

  it("is refused if its claims are not those of a sign-in to this shop", async () => {
    const { iat = 0, iss: _, sub: __, exp: ___, iat: ____, ...rest } = honest();
    const { iss, sub, exp } = honest();
    const all = [
      { ...honest(), iss: `${issuer.url}/else` },
      { ...honest(), iss: [iss] as never },
      { ...honest(), exp: iat - 61 },
      { ...honest(), iat: iat - 961 },
      { ...honest(), iat: iat + 120, exp: iat + 3600 },
      { ...honest(), nbf: iat + 120 },
      { ...rest, iss, sub, iat },
      { ...rest, iss, sub, exp },
      { ...rest, iss, exp, iat },
      { ...rest, sub, exp, iat },
      { ...honest(), sub: "" },
      { ...honest(), sub: "x".repeat(256) },
      { ...honest(), aud: undefined },
      ...otherUses[method].map((other) => ({ ...honest(), ...other })),
    ];
    for (const claims of all)
      expect([claims, await exchange(await issuer.sign(method, claims))]).toMatchObject([{}, refused]);
  });

  it("is refused if another method's provider signed it", async () => {
    for (const other of METHODS.filter((each) => each !== method)) {
      const token = await issuer.sign(other, issuer.claimsOf(other, subject, deskOf(method).shop.clock.now));
      expect([other, await exchange(token)]).toMatchObject([other, refused]);
    }
  });

  it("is refused with another algorithm, without a signature, or with a key of the sender's own", async () => {
    const { publicKey, kid, alg } = issuer.keyOf(method);
    const pem = await exportSPKI(publicKey);
    const hmac = (secret: string) => (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
    const own = await generateKeyPair(alg, { extractable: true });
    const jwk = { kty: "oct", k: Buffer.from("secret").toString("base64url"), kid, alg: "HS256" };
    const signedByOwn = (header: object) =>
      new SignJWT(honest()).setProtectedHeader({ alg, kid, ...header }).sign(own.privateKey);
    const [head = "", body = "", signature = ""] = (await issuer.sign(method, honest())).split(".");
    const other = base64url({ ...honest(), sub: newSubject().sub });
    const tokens = [
      forged(honest(), { alg: "none" }, () => "AA"),
      forged(honest(), { alg: "none", kid }, () => signature),
      forged(honest(), { alg: "HS256", kid }, hmac(pem)),
      forged(honest(), { alg: "HS256", kid, jwk }, hmac("secret")),
      forged(honest(), { alg: "HS512", kid }, hmac(pem)),
      await signedByOwn({}),
      await signedByOwn({ kid: "unknown" }),
      await signedByOwn({ jku: `${issuer.url}/.well-known/jwks.json`, x5u: issuer.url }),
      await signedByOwn({ crit: ["exp"] }).catch(() => `${head}.${body}.AA`),
      `${head}.${other}.${signature}`,
      `${head}.${body}.${signature.slice(0, -8)}`,
      `${head}.${body}.${randomBytes(64).toString("base64url")}`,
    ];
    for (const token of tokens) expect([token, await exchange(token)]).toMatchObject([token, refused]);
  });
});

describe("a person with a second factor at Supabase", () => {
  it("signs in only with it", async () => {
    const { shop, exchange } = deskOf("supabase");
    const subject = newSubject({ hasFactor: true });
    const token = (aal: string) =>
      issuer.sign("supabase", { ...issuer.claimsOf("supabase", subject, shop.clock.now), aal });
    expect(await exchange(await token("aal1"), newProfile())).toMatchObject(refused);
    expect((await exchange(await token("aal2"), newProfile())).status).toBe(200);
  });
});

describe("a token", () => {
  const sessionsOf = async ({ shop }: ProviderDesk, { email }: Subject) => {
    const { rows } = await sql`select from sessions join users using (user_id) where email = ${email}`.execute(
      shop.owner.connection,
    );
    return rows.length;
  };

  it.each(METHODS)("a token of %s makes one session, also if it is sent often at the same time", async (method) => {
    const desk = deskOf(method);
    const subject = newSubject();
    await desk.enter(subject);
    const token = await desk.token(subject);
    const responses = await Promise.all(Array.from({ length: 8 }, () => desk.exchange(token)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(401)]);
    expect(await sessionsOf(desk, subject)).toBe(2);
  });

  it("makes one account, if a new person's tokens are sent at the same time", async () => {
    const desk = deskOf("auth0");
    const subject = newSubject();
    const tokens = await Promise.all(Array.from({ length: 6 }, () => desk.token(subject)));
    const responses = await Promise.all(tokens.map((token) => desk.exchange(token, newProfile())));
    expect(responses.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(responses.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    const { rows } = await sql`select from users where email = ${subject.email}`.execute(desk.shop.owner.connection);
    expect(rows).toHaveLength(1);
  });

  it("can't be used again in another encoding of its signature", async () => {
    const desk = deskOf("auth0");
    const subject = newSubject();
    const token = await desk.token(subject);
    expect((await desk.exchange(token, newProfile())).status).toBe(200);
    // The last of 342 characters encodes four bits of the signature, and two bits that have no meaning.
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const twin = letters[letters.indexOf(token.at(-1) ?? "") ^ 1] ?? "";
    expect(await desk.exchange(`${token.slice(0, -1)}${twin}`)).toMatchObject(refused);
  });

  it("is forgotten a day after it is too old, and refused all the time", async () => {
    const desk = await openProviderDesk(issuer, "auth0");
    const token = await desk.token(newSubject());
    await desk.exchange(token, newProfile());
    const kept = async () => {
      await desk.shop.app.jobs.find(({ name }) => name === "forget-auth")?.run();
      const { rows } = await sql`select from used_tokens`.execute(desk.shop.owner.connection);
      return rows.length;
    };
    const start = desk.shop.clock.now.getTime();
    expect(await kept()).toBe(1);
    desk.shop.clock.now = new Date(start + 86_400_000 + 962_000);
    expect(await kept()).toBe(0);
    expect(await desk.exchange(token)).toMatchObject(refused);
    desk.shop.clock.now = new Date(start);
    await desk.shop.close();
  });
});
