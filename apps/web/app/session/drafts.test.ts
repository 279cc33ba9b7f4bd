import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { store, storedKeys } from "../storage/browser-storage.ts";
import { emptyBrowser } from "../storage/memory-storage.fixture.ts";
import { forgetDraft, keepDraft, readDraft } from "./drafts.ts";
import { logout } from "./logout.ts";
import { beginSession, endSession } from "./session-store.ts";

const exp = Math.floor(Date.now() / 1000) + 3600;
const token = `x.${Buffer.from(JSON.stringify({ exp })).toString("base64url")}.y`;
const signIn = (userName: string) =>
  beginSession({ token, userName, email: `${userName}@example.org`, roles: ["Admin"] });
const draft = { text: "typed" };
const asDraft = (value: unknown) => {
  const { text } = Object(value) as { text?: unknown };
  return typeof text === "string" ? { text } : undefined;
};
const read = () => readDraft("item_1", asDraft);

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("window", { setTimeout, clearTimeout });
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  emptyBrowser();
});

afterEach(() => {
  vi.useRealTimers();
  endSession("signedOut");
  vi.unstubAllGlobals();
});

test("a draft is there for the account that typed it, and for no other account of the browser", () => {
  signIn("mara");
  keepDraft("item_1", draft);
  endSession("refused");
  expect(read()).toBeUndefined();
  signIn("jonas");
  expect(read()).toBeUndefined();
  endSession("refused");
  signIn("mara");
  expect(read()).toEqual(draft);
});

test("a draft that was saved or discarded is forgotten", () => {
  signIn("mara");
  keepDraft("item_1", draft);
  forgetDraft("item_1");
  expect(read()).toBeUndefined();
});

test("a person who signs out leaves no draft in the browser, and those of others stay", async () => {
  signIn("mara_item");
  keepDraft("1", draft);
  endSession("refused");
  signIn("mara");
  keepDraft("item_1", draft);
  await logout();
  expect(storedKeys("local", "draft_")).toEqual(["draft_mara_item/1"]);
});

test("a draft ends after a week, also if another person opens the next form", () => {
  signIn("mara");
  keepDraft("item_1", draft);
  store("local", "draft_mara_item_1", { version: 1, base: draft, values: draft });
  endSession("refused");
  signIn("jonas");
  vi.setSystemTime(Date.now() + 7 * 86_400_000 - 1000);
  expect(read()).toBeUndefined();
  expect(storedKeys("local", "draft_")).toEqual(["draft_mara/item_1"]);
  vi.setSystemTime(Date.now() + 2000);
  expect(read()).toBeUndefined();
  expect(storedKeys("local", "draft_")).toEqual([]);
});
