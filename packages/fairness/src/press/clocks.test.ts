import { describe, expect, test } from "vitest";
import { aheadOf, earliestAt, expectedAt, latestAt, pageClock } from "./clocks.ts";

const HOUR = 3_600_000;
const arrival = { now: 0, elapsed: 0, page: "1" };
const time = (ms: number) => new Date(ms).toISOString();
const reading = (now: number, elapsed: number, expected: number, page = "1") => ({ now, elapsed, page, expected });

describe("the time since an offer arrived", () => {
  test("is that of the clock which shows more: one stands still in a sleep, the other may be put back", () => {
    expect(expectedAt(arrival, reading(HOUR, 10, HOUR + 5))).toBe(time(5));
    expect(expectedAt(arrival, reading(10 - HOUR, HOUR, HOUR + 5))).toBe(time(5));
    expect(aheadOf(time(5), arrival, reading(HOUR, 10, 0))).toBe(5);
    expect(aheadOf(time(5), arrival, reading(10 - HOUR, 10, 0))).toBe(5 + HOUR);
  });
});

describe("a record may have come", () => {
  test.each([
    ["at the expected time", 0, HOUR, HOUR],
    ["as long after the offer as has passed, if the shop's clock was put back", 3 * HOUR, HOUR, 4 * HOUR],
  ])("a record may have come %s", (_, offered, expected, latest) => {
    expect(latestAt(reading(HOUR, HOUR, expected), time(offered), arrival)).toBe(time(latest + 120_000));
  });

  test("a record may have come at the expected time after a reload, when the monotonic clock says nothing", () => {
    expect(latestAt(reading(HOUR, 9 * HOUR, HOUR, "2"), time(0), arrival)).toBe(time(HOUR + 120_000));
  });
});

test("a reveal is no later than the expected time, also under an offer that is dated ahead", () => {
  expect(earliestAt(reading(HOUR, HOUR, HOUR), time(0), arrival)).toBe(time(HOUR));
  expect(earliestAt(reading(HOUR, HOUR, HOUR), time(23 * HOUR), arrival)).toBe(time(HOUR + 120_000));
});

describe("a page's clock", () => {
  const at = (now: number, elapsed: number) => ({ now, elapsed, page: "1" });

  test("adds what the device's clock was put back, once", () => {
    const clock = pageClock();
    expect(clock.read(at(0, 0), 7)).toEqual({ expected: 7, ahead: 7 });
    expect(clock.read(at(10 - HOUR, 10), 7)).toEqual({ expected: 17, ahead: 7 + HOUR });
    expect(clock.read(at(20 - HOUR, 20), 7 + HOUR)).toEqual({ expected: 27, ahead: 7 + HOUR });
  });

  test("takes over what another tab has stored, which has seen the same clock", () => {
    const clock = pageClock();
    clock.read(at(0, 0), 7);
    expect(clock.read(at(10 - HOUR, 10), 7 + HOUR)).toEqual({ expected: 17, ahead: 7 + HOUR });
  });

  test("stores nothing of less than a second, but expects by it", () => {
    const clock = pageClock();
    clock.read(at(0, 0), 0);
    expect(clock.read(at(1000, 2000), 0)).toEqual({ expected: 2000, ahead: 0 });
    expect(clock.read(at(1000, 2001), 0)).toEqual({ expected: 2001, ahead: 1001 });
  });

  test("stores nothing before the first sound offer", () => {
    const clock = pageClock();
    clock.read(at(0, 0), undefined);
    expect(clock.read(at(10 - HOUR, 10), undefined)).toEqual({ expected: 10, ahead: undefined });
  });

  test("does not take a sleep for a clock that was put forward", () => {
    const clock = pageClock();
    clock.read(at(0, 0), 7);
    expect(clock.read(at(9 * HOUR, 10), 7)).toEqual({ expected: 9 * HOUR + 7, ahead: 7 });
  });
});
