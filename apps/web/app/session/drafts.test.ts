import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyBrowser } from "../storage/memory-storage.fixture.ts";
import { forgetDraft, keepDraft, readDraft } from "./drafts.ts";
import { beginSession, endSession } from "./session-store.ts";

const exp = Math.floor(Date.now() / 1000) + 3600;
const token = `x.${Buffer.from(JSON.stringify({ exp })).toString("base64url")}.y`;
const signIn = (userName: string) =>
  beginSession({ token, userName, email: `${userName}@example.org`, roles: ["Admin"] });
const asText = (value: unknown) => (typeof value === "string" ? value : undefined);

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("window", { setTimeout, clearTimeout });
  emptyBrowser();
});

afterEach(() => {
  endSession("signedOut");
  vi.unstubAllGlobals();
});

test("a draft is there for the account that typed it, and for no other account of the browser", () => {
  signIn("mara");
  keepDraft("item_1", "typed");
  endSession("signedOut");
  expect(readDraft("item_1", asText)).toBeUndefined();
  signIn("jonas");
  expect(readDraft("item_1", asText)).toBeUndefined();
  endSession("signedOut");
  signIn("mara");
  expect(readDraft("item_1", asText)).toBe("typed");
});

test("a draft that was saved or discarded is forgotten", () => {
  signIn("mara");
  keepDraft("item_1", "typed");
  forgetDraft("item_1");
  expect(readDraft("item_1", asText)).toBeUndefined();
});
