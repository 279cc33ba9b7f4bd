import { randomUUID } from "node:crypto";
import { type Endpoint, endpoints } from "@trove/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAdmin, PASSWORD, signUp, type TestPerson } from "./people/people.ts";
import { textFieldsOf, withText } from "./requests/text-fields.ts";
import { openShop, type Shop } from "./shop/shop.ts";

let shop: Shop;
let person: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  [person, admin] = await Promise.all([signUp(shop), makeAdmin(shop)]);
});
afterAll(() => shop.close());

const all: Endpoint[] = Object.values(endpoints);
const callerOf = ({ access }: Endpoint) => (Array.isArray(access) && !access.includes("User") ? admin : person);
const texts = [
  ["NUL", "Mara\0"],
  ["half of a surrogate pair", "Mara\ud83d"],
] as const;
const UNREADABLE = ["contains a character that can't be used"];

async function send(endpoint: Endpoint, payload: string, query = "") {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, randomUUID());
  const response = await shop.app.http.inject({
    method: endpoint.method,
    url: `${path}${query}`,
    headers: {
      authorization: `Bearer ${callerOf(endpoint).token}`,
      ...(payload && { "content-type": "application/json" }),
    },
    payload: payload || undefined,
  });
  return { status: response.statusCode, body: response.json<{ code: string; errors?: Record<string, string[]> }>() };
}

describe("a text that no database can store", () => {
  const inBodies = all.flatMap((endpoint) => {
    const fields = endpoint.name === "receivePaymentWebhook" ? [] : textFieldsOf(endpoint, "body");
    return fields.map((field) => [`${endpoint.name}: ${field.join(".")}`, endpoint, field] as const);
  });
  const inQueries = all.flatMap((endpoint) =>
    textFieldsOf(endpoint, "query").map((field) => [`${endpoint.name}?${field.join(".")}`, endpoint, field] as const),
  );

  it("is refused with the names of ten fields at most, by the beginnings of their paths: a small request must not get a large response", async () => {
    const name = "n".repeat(1000);
    const { status, body } = await send(endpoints.updateProfile, JSON.stringify({ [name]: Array(1000).fill("\0") }));
    const named = Object.keys(body.errors ?? {});
    expect(status).toBe(400);
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThanOrEqual(10);
    expect(Math.max(...named.map(({ length }) => length))).toBeLessThanOrEqual(100);
  });

  it("is tried in the contract's many texts", () => {
    expect(inBodies.length).toBeGreaterThan(60);
    expect(inQueries.length).toBeGreaterThan(20);
  });

  it.each(inBodies)("is refused with the name of its field in %s", async (_name, endpoint, field) => {
    for (const [, text] of texts) {
      const { status, body } = await send(endpoint, JSON.stringify(withText(field, text)));
      expect([status, body.code]).toEqual([400, "VALIDATION_FAILED"]);
      expect(body.errors).toEqual({ [field.join(".")]: UNREADABLE });
    }
  });

  it.each(inQueries)("is refused with the name of its field in %s", async (_name, endpoint, [field = ""]) => {
    const { status, body } = await send(endpoint, "", `?${field}=a%00`);
    expect([status, body.code, body.errors]).toEqual([400, "VALIDATION_FAILED", { [field]: UNREADABLE }]);
  });

  it.each(texts)("is refused in requests that are otherwise valid: %s", async (_what, text) => {
    const names = { firstName: "Mara", lastName: "Lind" };
    const userName = `p${randomUUID().slice(0, 8)}`;
    const bodies = {
      login: { emailOrUserName: text, password: PASSWORD },
      register: { userName, email: `${userName}@trove.example`, ...names, password: `${PASSWORD}${text}` },
      forgotPassword: { email: `${text}@trove.example` },
    };
    for (const [name, body] of Object.entries(bodies)) {
      const { status, body: problem } = await send(endpoints[name as keyof typeof bodies], JSON.stringify(body));
      expect([name, status, problem.code]).toEqual([name, 400, "VALIDATION_FAILED"]);
    }
  });

  it("is refused as the name of a field", async () => {
    const { status, body } = await send(endpoints.login, JSON.stringify({ "user\0": "Mara" }));
    expect([status, body.errors]).toEqual([400, { request: UNREADABLE }]);
  });
});
