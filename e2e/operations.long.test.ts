import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { PASSWORD, signUp } from "../apps/server/test/people/people.ts";
import { openDemoShop } from "./support/demo-shop.ts";
import { journeyThrough } from "./support/journey.ts";

const it = journeyThrough(() => openDemoShop({ LOG_LEVEL: "trace" }));

it("logs every request with its id, and no password, token or query", async ({ shop }) => {
  const person = await signUp(shop);
  const wrong = `wrong ${randomUUID()} 1`;
  await shop.call("login", { body: { emailOrUserName: person.userName, password: wrong } });
  await shop.call("resetPassword", { body: { token: "a-reset-token-of-mine", newPassword: "another horse 2" } });
  await shop.call("changePassword", { body: { currentPassword: PASSWORD, newPassword: "third horse 3" } }, person);
  const { headers } = await shop.call("listItems", { query: { search: "needle-in-the-log" } });
  const requestId = headers["x-request-id"] ?? "no id";
  await expect.poll(() => shop.output()).toContain(requestId);
  const log = shop.output();
  expect(log).toContain('"path":"/api/users/changePassword"');
  const secrets = [PASSWORD, wrong, "another horse 2", "third horse 3", "a-reset-token-of-mine", person.token];
  for (const secret of [...secrets, "needle-in-the-log", person.email]) expect(log).not.toContain(secret);
});

it("finishes the requests under way when told to stop, and then exits", async ({ shop }) => {
  const { token } = await signUp(shop);
  const slow = Array.from({ length: 6 }, () =>
    shop.call(
      "changePassword",
      { body: { currentPassword: "not this one 1", newPassword: "third horse 3" } },
      { token },
    ),
  );
  const first = await Promise.race(slow);
  const stopped = shop.stop();
  const responses = await Promise.all(slow);
  expect(first.status).toBe(400);
  for (const response of responses) expect([400, 503]).toContain(response.status);
  await stopped;
  await expect(fetch(`${shop.url}/health/live`)).rejects.toThrow("fetch failed");
  await shop.start();
  expect((await fetch(`${shop.url}/health/ready`)).status).toBe(200);
});
