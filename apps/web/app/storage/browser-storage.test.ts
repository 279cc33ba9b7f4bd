import { afterEach, expect, test, vi } from "vitest";
import * as v from "valibot";
import { forgetStored, mustStore, readStored, store, storedKeys } from "./browser-storage.ts";
import { emptyBrowser, sealedBrowser } from "./memory-storage.fixture.ts";
import { listOf, readBy, storedCents, storedEuros } from "./schemas.ts";

afterEach(() => vi.unstubAllGlobals());

const named = readBy(v.object({ name: v.string() }));

test("what was stored is read back until it is removed, in each storage separately", () => {
  emptyBrowser();
  expect(readStored("local", "a", named)).toBeUndefined();
  expect(store("local", "a", { name: "x" })).toBe(true);
  expect(readStored("local", "a", named)).toEqual({ name: "x" });
  expect(readStored("session", "a", named)).toBeUndefined();
  expect(storedKeys("local", "a")).toEqual(["a"]);
  forgetStored("local", "a");
  expect(readStored("local", "a", named)).toBeUndefined();
});

test.each(["", "{", "null", "[]", "5", '{"name":5}'])("%s is read as undefined", (text) => {
  emptyBrowser().local.setItem("a", text);
  expect(readStored("local", "a", named)).toBeUndefined();
});

test("in a browser that blocks storage, only mustStore throws", () => {
  sealedBrowser();
  expect(readStored("local", "a", named)).toBeUndefined();
  expect(store("local", "a", {})).toBe(false);
  expect(() => forgetStored("local", "a")).not.toThrow();
  expect(() => mustStore("local", "a", {})).toThrow(DOMException);
});

test("lists leave out invalid entries, amounts are whole cents", () => {
  expect(v.parse(listOf(v.string()), ["a", 3, null, "b"])).toEqual(["a", "b"]);
  for (const value of [{}, null, "a"]) expect(v.parse(listOf(v.string()), value)).toEqual([]);
  expect(v.parse(storedCents, 1250)).toBe(1250);
  expect(v.parse(storedEuros, 12.5)).toBe(1250);
  for (const value of [-1, 0.001, "5", null]) {
    expect(v.is(storedEuros, value)).toBe(false);
    expect(v.is(storedCents, value)).toBe(false);
  }
});
