import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "../database/connection.ts";
import { isUnavailable } from "../database/unavailable.ts";
import { registerSandboxGateway } from "./index.ts";
import { tokenFor } from "./keys.ts";

const account = { publicKey: "pk", secretKey: "sk", webhookKey: "wh" };
const http = Fastify();
let away: Database;

beforeAll(async () => {
  away = openDatabase("postgres://nobody@127.0.0.1:9/nothing", 1, () => {});
  const parts = { db: away.connectionTo(), account, publicUrl: "", now: () => new Date(), isUnavailable };
  await registerSandboxGateway(http, "/sandbox-gateway", parts);
});
afterAll(async () => {
  await http.close();
  await away.close();
});

it.each([
  ["merchant", "GET", "/payments/pay_1", account.secretKey],
  ["card form", "POST", "/sessions/ses_1/pay", tokenFor(account, "session", "ses_1")],
] as const)("a %s is told to try again while the database is away", async (_who, method, path, token) => {
  const response = await http.inject({
    method,
    url: `/sandbox-gateway${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(method === "POST" && { payload: { cardNumber: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" } }),
  });
  expect([response.statusCode, response.json()]).toEqual([503, { error: { code: "unavailable" } }]);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
});
