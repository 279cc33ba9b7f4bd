import { describe, expect, test } from "vitest";
import { EVER, isWithin, Timeline } from "./timeline.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
const terms = (minute: number, root: string) => ({ validFrom: at(minute), root, index: 0 });

function timeline(...marks: readonly ReturnType<typeof terms>[]): Timeline {
  const line = new Timeline();
  for (const mark of marks) line.add(mark);
  return line;
}

describe("terms in force", () => {
  test("are the last ones whose time has come", () => {
    const line = timeline(terms(0, "a"), terms(10, "b"));
    expect([-1, 0, 9, 10, 60].map((minute) => line.at(at(minute))?.root)).toEqual([undefined, "a", "a", "b", "b"]);
  });

  test("are those that stand last in the log, also where earlier ones have a later time", () => {
    const line = timeline(terms(0, "a"), terms(20, "b"), terms(10, "c"));
    expect([5, 15, 25].map((minute) => line.at(at(minute))?.root)).toEqual(["a", "c", "c"]);
  });

  test("stay what they were when a later batch repeats them", () => {
    const line = timeline(
      terms(0, "a"),
      terms(0, "a"),
      terms(10, "b"),
      terms(5, "a+"),
      terms(10, "b+"),
      terms(10, "b+"),
    );
    expect([0, 4, 5, 10].map((minute) => line.at(at(minute))?.root)).toEqual(["a", "a", "a+", "b+"]);
  });
});

test("odds that were in force at any moment of a minute may have been offered in it", () => {
  const until = { from: at(0), to: at(10) };
  const within = { from: "2026-11-21T12:10:20.000Z", to: "2026-11-21T12:10:40.000Z" };
  expect(isWithin([until], "2026-11-21T11:59Z")).toBe(false);
  expect(isWithin([until], "2026-11-21T12:00Z")).toBe(true);
  expect(isWithin([until], "2026-11-21T12:09Z")).toBe(true);
  expect(isWithin([until], "2026-11-21T12:10Z")).toBe(false);
  expect(isWithin([until, within], "2026-11-21T12:10Z")).toBe(true);
  expect(isWithin([{ from: at(0), to: EVER }], "2030-01-01T00:00Z")).toBe(true);
});
