import { cents } from "@trove/money";
import { afterEach, expect, test, vi } from "vitest";
import { emptyBrowser } from "../../../storage/memory-storage.fixture.ts";
import { forgetTopUp, readTopUp, rememberTopUp } from "./pending-top-up.ts";

afterEach(() => vi.unstubAllGlobals());

test("a top-up that was started is still stored after the bank's redirect, until it is forgotten", () => {
  emptyBrowser();
  expect(readTopUp()).toBeUndefined();
  rememberTopUp({ amount: cents(1250), returnTo: "/lootboxes/a?x=1" });
  expect(readTopUp()).toEqual({ amount: 1250, returnTo: "/lootboxes/a?x=1" });
  forgetTopUp();
  expect(readTopUp()).toBeUndefined();
});

test.each(["{", "null", "[]", '"x"', '{"amount":"5"}', '{"amount":0.5}'])("%s is read as no top-up", (text) => {
  emptyBrowser().session.setItem("pendingTopUp", text);
  expect(readTopUp()).toBeUndefined();
});
