import { randomUUID } from "node:crypto";
import { type Access, type Endpoint, endpoints } from "@trove/contract";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAdmin, signUp, type TestPerson } from "./people/people.ts";
import { openShop, type Shop } from "./shop/shop.ts";

const all: Endpoint[] = Object.values(endpoints);
const guarded = all.filter(({ access }) => access !== "public" && access !== "optional");

let shop: Shop;
let user: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  [user, admin] = await Promise.all([signUp(shop), makeAdmin(shop)]);
});
afterAll(() => shop.close());

/** Calls with an empty body and random ids. Such a call reaches the access check, but never passes validation. */
async function knock({ method, path }: Endpoint, authorization?: string) {
  const response = await shop.app.http.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, randomUUID()),
    headers: { ...(authorization && { authorization }) },
    payload: method === "GET" || method === "DELETE" ? undefined : {},
  });
  return { status: response.statusCode, code: response.body.startsWith("{") ? response.json().code : undefined };
}

describe("the contract and the server", () => {
  it("have the same endpoints: every one is bound and there is no other", async () => {
    expect([...shop.app.bound].sort()).toEqual(Object.keys(endpoints).sort());
    const document = shop.app.http.swagger() as { paths: Record<string, Record<string, unknown>> };
    const served = Object.entries(document.paths)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
      .filter((route) => / \/(api|health|unsubscribe|opening-soon)\//.test(route) && !route.startsWith("HEAD"));
    expect(served.sort()).toEqual(all.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it("respond to any other path under /api with the problem object", async () => {
    const response = await shop.app.http.inject({ url: "/api/no-such-thing" });
    expect([response.statusCode, response.json().code]).toEqual([404, "NOT_FOUND"]);
  });
});

describe.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_name, endpoint) => {
  it("is closed to visitors", { tags: ["S6-03"] }, async () => {
    expect(await knock(endpoint)).toEqual({ status: 401, code: "UNAUTHENTICATED" });
  });

  it("is open to the roles that it names and closed to the others", { tags: ["S6-06", "S6-07", "S6-21"] }, async () => {
    for (const { token, role } of [
      { ...user, role: "User" as const },
      { ...admin, role: "Admin" as const },
    ]) {
      const access: Access = endpoint.access;
      const isAllowed = access === "signedIn" || access.includes(role);
      // Skipped: a logout would end the session that the other tests use, and a stream would stay open.
      if (isAllowed && (endpoint.name === "logout" || endpoint.isStream)) continue;
      const { code } = await knock(endpoint, `Bearer ${token}`);
      expect([role, code === "FORBIDDEN"]).toEqual([role, !isAllowed]);
      expect([role, code === "UNAUTHENTICATED"]).toEqual([role, false]);
    }
  });

  it("refuses tokens that this shop did not issue", async () => {
    const { sub, sid } = JSON.parse(Buffer.from(user.token.split(".")[1] ?? "", "base64url").toString());
    const claims = { sid, roles: ["User", "Admin"] };
    const other = new TextEncoder().encode("another secret of thirty-two characters!");
    const ours = shop.secrets.tokenKeys[0].secret;
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const forged = [
      `${part({ alg: "none", typ: "JWT" })}.${part({ ...claims, sub, exp })}.`,
      await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).setSubject(sub).setExpirationTime(exp).sign(other),
      await new SignJWT(claims).setProtectedHeader({ alg: "HS512" }).setSubject(sub).setExpirationTime(exp).sign(ours),
      await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).setSubject(sub).setExpirationTime(1).sign(ours),
      await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).setSubject(sub).sign(ours),
      "no.token.atall",
    ];
    for (const token of forged) {
      expect(await knock(endpoint, `Bearer ${token}`)).toEqual({ status: 401, code: "UNAUTHENTICATED" });
    }
  });
});

/** The SQL functions of these endpoints check the session. An empty body fails validation before that. */
const judgedByTheirCommand: string[] = [
  "offerOpening",
  "sellInventoryItem",
  "topUp",
  "createShipment",
  "buyFromBalance",
  "beginBreak",
  "setLimit",
  "acknowledgeCheck",
  "beginIdentity",
];

it("refuses a session that was signed out, at the next call to every endpoint", async () => {
  const gone = await signUp(shop);
  await shop.call("logout", {}, gone);
  for (const endpoint of guarded) {
    if (judgedByTheirCommand.includes(endpoint.name)) continue;
    expect([endpoint.name, await knock(endpoint, `Bearer ${gone.token}`)]).toEqual([
      endpoint.name,
      { status: 401, code: "UNAUTHENTICATED" },
    ]);
  }
});
