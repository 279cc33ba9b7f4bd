import { afterEach, expect, test, vi } from "vitest";
import { emptyBrowser, sealedBrowser } from "../../../storage/memory-storage.fixture.ts";
import { forgetSeen, noteSeen, readIds, recentIds } from "./recent-ids.ts";

afterEach(() => vi.unstubAllGlobals());

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

test("the latest twelve are remembered, each of them once, until they are forgotten", () => {
  emptyBrowser();
  for (let number = 0; number < 14; number += 1) noteSeen(id(number));
  noteSeen(id(5));
  expect(recentIds()).toEqual([5, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3, 2].map(id));
  forgetSeen();
  expect(recentIds()).toEqual([]);
});

test("what others stored there is ignored, and a browser that stores nothing has seen nothing", () => {
  expect(readIds({ a: 1 })).toBeUndefined();
  expect(readIds([id(1), 7, "../etc", id(1)])).toEqual([id(1)]);
  sealedBrowser();
  noteSeen(id(1));
  expect(recentIds()).toEqual([]);
});
