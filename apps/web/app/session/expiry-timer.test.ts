import { expect, test } from "vitest";
import { LONGEST_DELAY_MS, createExpiryTimer } from "./expiry-timer.ts";

function clockAt(start: number) {
  let now = start;
  let lastId = 0;
  const waiting = new Map<number, { at: number; delayMs: number; run: () => void }>();
  return {
    waiting,
    clock: {
      now: () => now,
      setTimer: (run: () => void, delayMs: number) => {
        lastId += 1;
        waiting.set(lastId, { at: now + delayMs, delayMs, run });
        return lastId;
      },
      clearTimer: (id: number) => void waiting.delete(id),
    },
    advance: (to: number) => {
      for (;;) {
        const due = [...waiting].find(([, { at }]) => at <= to);
        if (due === undefined) break;
        waiting.delete(due[0]);
        now = due[1].at;
        due[1].run();
      }
      now = to;
    },
  };
}

test("runs once, at its time", { tags: ["S4-21"] }, () => {
  const { clock, advance } = clockAt(1000);
  const times: number[] = [];
  createExpiryTimer(clock).arm(5000, () => times.push(clock.now()));
  advance(4999);
  expect(times).toEqual([]);
  advance(9999);
  expect(times).toEqual([5000]);
});

test("a time further away than a timer can hold is reached in steps", () => {
  const { clock, advance, waiting } = clockAt(0);
  const end = LONGEST_DELAY_MS * 2 + 7;
  const times: number[] = [];
  createExpiryTimer(clock).arm(end, () => times.push(clock.now()));
  expect([...waiting.values()].map(({ delayMs }) => delayMs)).toEqual([LONGEST_DELAY_MS]);
  advance(end + 1);
  expect(times).toEqual([end]);
});

test("there is never more than one timer", () => {
  const { clock, advance, waiting } = clockAt(0);
  const timer = createExpiryTimer(clock);
  const ran: string[] = [];
  timer.arm(10, () => ran.push("first"));
  timer.arm(20, () => ran.push("second"));
  expect(waiting.size).toBe(1);
  advance(30);
  expect(ran).toEqual(["second"]);
});

test("a disarmed timer never runs, a past time runs at once", () => {
  const { clock, advance } = clockAt(100);
  const timer = createExpiryTimer(clock);
  const ran: string[] = [];
  timer.arm(200, () => ran.push("never"));
  timer.disarm();
  timer.arm(50, () => ran.push("past"));
  advance(100);
  expect(ran).toEqual(["past"]);
});
