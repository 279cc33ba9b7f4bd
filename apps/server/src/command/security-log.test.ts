import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAdmin, PASSWORD, signUp } from "../../test/people/people.ts";
import { openShop, type Shop } from "../../test/shop/shop.ts";
import { SECURITY_EVENTS } from "./security-log.ts";

type Line = { event?: string; account?: string; reason?: string; ip?: string };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ LOG_LEVEL: "info", RATE_LIMIT_FACTOR: "1" });
});
afterAll(() => shop.close());

const events = () => shop.log.map((line) => JSON.parse(line) as Line).filter(({ event }) => event !== undefined);

/** Returns the events that `act` adds to the log. */
async function eventsOf(act: () => Promise<unknown>): Promise<Line[]> {
  const before = events().length;
  await act();
  return events().slice(before);
}

const signIn = (emailOrUserName: string, password: string, ip: string) =>
  shop.call("login", { body: { emailOrUserName, password } }, { ip });

describe("the security log", () => {
  it("has attempts to sign in, with one hash for user name and e-mail, and nothing that was typed", async () => {
    const { userName, email } = await signUp(shop);
    const ip = "192.0.2.1";
    const lines = await eventsOf(async () => {
      await signIn(userName, "wrong horse 1", ip);
      await signIn(email, "wrong horse 1", ip);
      await signIn("my secret password", "wrong horse 1", ip);
      await signIn(userName, PASSWORD, ip);
    });
    const account = lines[0]?.account;
    expect(account).toMatch(/^[0-9a-f]{16}$/);
    expect(lines).toMatchObject([
      { event: "sign_in_failed", account, reason: "wrong password", ip },
      { event: "sign_in_failed", account, reason: "wrong password", ip },
      { event: "sign_in_failed", reason: "unknown account", ip },
      { event: "sign_in", account, ip },
    ]);
    const text = shop.log.join("");
    for (const typed of [userName, email, "my secret password", "wrong horse 1"]) expect(text).not.toContain(typed);
  });

  it("has attempts that were throttled", async () => {
    const { userName } = await signUp(shop);
    const lines = await eventsOf(() =>
      Promise.all(Array.from({ length: 110 }, (_, index) => signIn(userName, "wrong horse 1", `10.1.1.${index}`))),
    );
    expect(lines.filter(({ event }) => event === "sign_in_throttled")).toHaveLength(10);
  });

  it("has a changed password, a request for a reset link, ended sessions and a locked account", async () => {
    const { userId, userName, email, token } = await signUp(shop);
    const body = { currentPassword: PASSWORD, newPassword: "another horse 2" };
    const lines = await eventsOf(async () => {
      await shop.call("changePassword", { body }, { token, ip: "192.0.2.2" });
      await shop.call("changePassword", { body }, { token, ip: "192.0.2.2" });
      await shop.call("forgotPassword", { body: { email } }, { ip: "192.0.2.2" });
      await shop.call("logout", {}, { token, ip: "192.0.2.2" });
      await shop.owner.pool.query("update users set is_locked = true where user_id = $1", [userId]);
      await signIn(userName, "another horse 2", "192.0.2.2");
    });
    expect(lines.map(({ event }) => event)).toEqual([
      "password_changed",
      "sessions_revoked",
      "password_check_failed",
      "password_reset_requested",
      "sessions_revoked",
      "sign_in_locked",
    ]);
    expect(new Set(lines.map(({ account }) => account)).size).toBe(1);
  });

  it("has calls that a person may not make", async () => {
    const { token } = await signUp(shop);
    const lines = await eventsOf(async () => {
      await shop.call("listPeople", { query: {} }, { token, ip: "192.0.2.4" });
      await shop.app.http.inject({
        url: "/api/admin/not-there",
        headers: { authorization: `Bearer ${token}` },
        remoteAddress: "192.0.2.4",
      });
    });
    expect(lines).toMatchObject([
      {
        event: "access_refused",
        reason: "listPeople",
        ip: "192.0.2.4",
        account: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
      { event: "access_refused", reason: "unknown path", ip: "192.0.2.4", account: lines[0]?.account },
    ]);
  });

  it("has an operator's act once, however often its call is repeated with its key", async () => {
    const [admin, person, colleague] = [await makeAdmin(shop), await signUp(shop), await signUp(shop)];
    const reason = "A new colleague";
    const twice = async (
      name: string,
      act: (options: { token: string; key: string }) => Promise<{ status: number }>,
    ) => {
      const options = { token: admin.token, key: randomUUID() };
      const lines = await eventsOf(async () => {
        const statuses = [(await act(options)).status, (await act(options)).status];
        expect([name, ...statuses]).toEqual([name, statuses[0], statuses[0]]);
        expect(statuses[0]).toBeLessThan(300);
      });
      return [name, ...lines.map(({ event }) => event)];
    };
    const { version } = (await shop.call("getPerson", { params: { id: person.userId } }, admin)).body;
    const params = { id: person.userId };
    expect([
      await twice("sign out", (options) => shop.call("endPersonSessions", { params, body: { reason } }, options)),
      await twice("lock", (options) =>
        shop.call("lockPerson", { params, body: { isLocked: true, reason, version } }, options),
      ),
      await twice("appoint", (options) =>
        shop.call("appointOperator", { body: { email: colleague.email, presets: ["Support"], reason } }, options),
      ),
      await twice("dismiss", (options) =>
        shop.call(
          "changeRights",
          { params: { id: colleague.userId }, body: { presets: [], version: 1, reason } },
          options,
        ),
      ),
    ]).toEqual([
      ["sign out", "sessions_revoked"],
      ["lock", "account_locked"],
      ["appoint", "admin_granted"],
      ["dismiss", "admin_revoked"],
    ]);
  });

  it("has a forged webhook", async () => {
    const forged = { query: {}, params: { provider: "sandbox" }, body: { type: "payment_captured" } };
    expect(await eventsOf(() => shop.call("receivePaymentWebhook", forged, { ip: "192.0.2.3" }))).toMatchObject([
      { event: "webhook_forged", ip: "192.0.2.3", reason: "This notice is not signed by the provider." },
    ]);
  });
});

it("docs/operations/when-it-breaks.md lists every event with its level, and no other", () => {
  const text = readFileSync(new URL("../../../../docs/operations/when-it-breaks.md", import.meta.url), "utf8");
  const rows = [...text.matchAll(/^\| `([a-z_]+)` \| (info|warn) \| .+ \|$/gm)];
  expect(Object.fromEntries(rows.map(([, event, level]) => [event, level]))).toEqual(SECURITY_EVENTS);
});
