import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type DemoShop, openDemoShop } from "./support/demo-shop.ts";
import { PASSWORD, register } from "./support/people.ts";

let shop: DemoShop;
beforeAll(async () => {
  shop = await openDemoShop({ LOG_LEVEL: "trace" });
});
afterAll(() => shop.close());

const post = (path: string, body: object, token?: string) =>
  fetch(`${shop.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

it("logs every request with its id, and no password, token or query", async () => {
  const session = await register(shop.url);
  const wrong = `wrong ${randomUUID()} 1`;
  await post("/api/auth/login", { emailOrUserName: session.userName, password: wrong });
  await post("/api/auth/resetPassword", { token: "a-reset-token-of-mine", newPassword: "another horse 2" });
  await post("/api/users/changePassword", { currentPassword: PASSWORD, newPassword: "third horse 3" }, session.token);
  const answer = await fetch(`${shop.url}/api/items?search=needle-in-the-log`);
  const requestId = answer.headers.get("x-request-id") ?? "no id";
  await expect.poll(() => shop.output()).toContain(requestId);
  const log = shop.output();
  expect(log).toContain('"path":"/api/users/changePassword"');
  const secrets = [PASSWORD, wrong, "another horse 2", "third horse 3", "a-reset-token-of-mine", session.token];
  for (const secret of [...secrets, "needle-in-the-log", session.email]) expect(log).not.toContain(secret);
});

it("answers what is under way when it is told to stop, and then is gone", async () => {
  const session = await register(shop.url);
  const slow = Array.from({ length: 6 }, () =>
    post(
      "/api/users/changePassword",
      { currentPassword: "not this one 1", newPassword: "third horse 3" },
      session.token,
    ),
  );
  const first = await Promise.race(slow);
  const stopped = shop.stop();
  const answers = await Promise.all(slow);
  expect(first.status).toBe(400);
  for (const answer of answers) expect([400, 503]).toContain(answer.status);
  await stopped;
  await expect(fetch(`${shop.url}/health/live`)).rejects.toThrow("fetch failed");
  await shop.start();
  expect((await fetch(`${shop.url}/health/ready`)).status).toBe(200);
});
