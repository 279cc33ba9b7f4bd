import { expect, test } from "vitest";
import { span, without } from "./unread-terms.ts";

test("ranges of entries are joined to the smallest one that has them all", () => {
  expect(span({ from: 3, to: 5 }, undefined, { from: 9, to: 10 })).toEqual({ from: 3, to: 10 });
  expect(span(undefined, { from: 4, to: 4 })).toBeUndefined();
});

test("reading on takes entries away from the beginning of a range, and leaves none that were jumped over", () => {
  expect(without({ from: 0, to: 9 }, { from: 0, to: 4 })).toEqual({ from: 4, to: 9 });
  expect(without({ from: 2, to: 9 }, { from: 0, to: 9 })).toBeUndefined();
  expect(without({ from: 2, to: 9 }, { from: 4, to: 9 })).toEqual({ from: 2, to: 9 });
  expect(without({ from: 2, to: 9 }, { from: 0, to: 2 })).toEqual({ from: 2, to: 9 });
  expect(without(undefined, { from: 0, to: 2 })).toBeUndefined();
});
