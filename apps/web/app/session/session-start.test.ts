import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyBrowser } from "../storage/memory-storage.fixture.ts";

const NOW = 1_800_000_000_000;

function tokenUntil(exp: number | undefined): string {
  return `header.${Buffer.from(JSON.stringify({ sub: "mara", exp })).toString("base64url")}.signature`;
}

const person = { userName: "mara", email: "mara@trove.example", roles: ["User"] as const };
const lasting = { ...person, token: tokenUntil(NOW / 1000 + 60) };

/** Opens a page whose session storage has this text as the session record. */
async function openPage(record?: string) {
  const { session } = emptyBrowser();
  if (record !== undefined) session.setItem("user_data", record);
  const alert = vi.fn<(text: string) => void>();
  vi.stubGlobal("window", { setTimeout, clearTimeout, alert });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.resetModules();
  const store = await import("./session-store.ts");
  const { bearer } = await import("../api/bearer.ts");
  return { ...store, session, alert, bearer, state: store.sessionStore.snapshot };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test(
  "a valid token at start makes the user authenticated and goes with later requests",
  { tags: ["S4-01", "S4-02", "S4-04", "S4-05", "S4-06", "S4-07"] },
  async () => {
    const { startSession, state, bearer } = await openPage(JSON.stringify(lasting));
    expect(state()).toEqual({ status: "loading" });
    await startSession();
    expect(state()).toEqual({ status: "authenticated", user: person, mustAddFactor: false });
    expect(bearer()).toBe(lasting.token);
  },
);

test.for([
  ["no record", undefined],
  ["an unreadable record", "{"],
  ["a record without a token", JSON.stringify(person)],
  ["an expired token", JSON.stringify({ ...person, token: tokenUntil(NOW / 1000) })],
  ["a token without exp", JSON.stringify({ ...person, token: tokenUntil(undefined) })],
  ["a malformed token", JSON.stringify({ ...person, token: "abc" })],
] as const)(
  "%s at start makes the user unauthenticated, silently",
  { tags: ["S4-03", "S4-08", "S4-09", "S4-10", "S4-11"] },
  async ([, record]) => {
    const { startSession, state, bearer, alert } = await openPage(record);
    await startSession();
    expect(state()).toEqual({ status: "unauthenticated", reason: undefined });
    expect(bearer()).toBeUndefined();
    expect(alert).not.toHaveBeenCalled();
  },
);

test(
  "a session is stored and its token sent from sign-in or sign-up to the logout",
  { tags: ["S4-12", "S4-13", "S4-14", "S4-15", "S4-16", "S4-17", "S9-01"] },
  async () => {
    const { startSession, beginSession, endSession, state, bearer, session } = await openPage();
    await startSession();
    beginSession(lasting);
    expect(JSON.parse(session.getItem("user_data") ?? "")).toEqual(lasting);
    expect(bearer()).toBe(lasting.token);
    endSession("signedOut");
    expect(session.getItem("user_data")).toBeNull();
    expect(bearer()).toBeUndefined();
    expect(state()).toEqual({ status: "unauthenticated", reason: "signedOut" });
  },
);

test(
  "when the token expires, the user is told and the stored session is removed",
  { tags: ["S4-21", "S4-22", "S4-23", "S8-05"] },
  async () => {
    const { startSession, state, alert, session } = await openPage(JSON.stringify(lasting));
    await startSession();
    vi.advanceTimersByTime(59_999);
    expect([state().status, alert.mock.calls]).toEqual(["authenticated", []]);
    vi.advanceTimersByTime(1);
    expect(alert.mock.calls).toEqual([["Your session has expired, please log in again."]]);
    expect(session.getItem("user_data")).toBeNull();
    expect(state()).toEqual({ status: "unauthenticated", reason: "expired" });
  },
);
