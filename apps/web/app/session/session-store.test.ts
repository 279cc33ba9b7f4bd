import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bearer } from "../api/bearer.ts";
import { emptyBrowser } from "../storage/memory-storage.fixture.ts";
import { SESSION_KEY, type SessionRecord } from "./session-record.ts";
import { beginSession, endSession, sessionStore } from "./session-store.ts";

// The module opens its channel when it is first imported. Its messages would reach copies in other test files.
vi.hoisted(() => vi.stubGlobal("BroadcastChannel", undefined));

const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const token = (exp: number) => `x.${Buffer.from(JSON.stringify({ exp })).toString("base64url")}.y`;
const personNamed = (userName: string, exp = inAnHour): SessionRecord => {
  return { token: token(exp), userName, email: `${userName}@example.org`, roles: ["User"] };
};

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("window", { setTimeout, clearTimeout });
});

afterEach(() => {
  endSession("signedOut");
  vi.unstubAllGlobals();
});

test("logout clears the stored session and the header", { tags: ["S4-16", "S4-17"] }, () => {
  const { session } = emptyBrowser();
  beginSession(personNamed("mara"));
  expect(bearer()).toBe(token(inAnHour));
  endSession("signedOut");
  expect(session.getItem(SESSION_KEY)).toBeNull();
  expect(bearer()).toBeUndefined();
  expect(sessionStore.snapshot()).toEqual({ status: "unauthenticated", reason: "signedOut" });
});

test("logout reads the session record again: what it then holds decides", { tags: ["S4-18"] }, () => {
  const { session } = emptyBrowser();
  beginSession(personNamed("mara"));
  const leave = (record: SessionRecord) => {
    session.removeItem = (key) => session.setItem(key, JSON.stringify(record));
    endSession("signedOut");
  };
  leave(personNamed("jonas"));
  expect(sessionStore.snapshot()).toMatchObject({ status: "authenticated", user: { userName: "jonas" } });
  leave(personNamed("jonas", 1));
  expect(sessionStore.snapshot()).toMatchObject({ status: "unauthenticated", reason: "signedOut" });
});

test("pages know the signed-in person by user name, email and roles", { tags: ["S3-04", "S3-05"] }, () => {
  emptyBrowser();
  const user = { userName: "mara", email: "mara@trove.example", roles: ["User", "Admin"] as const };
  beginSession({ token: token(inAnHour), ...user });
  expect(sessionStore.snapshot()).toEqual({ status: "authenticated", user, mustAddFactor: false });
});
