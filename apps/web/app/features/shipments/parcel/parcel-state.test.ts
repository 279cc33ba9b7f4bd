import { expect, it } from "vitest";
import { isLate, stepsOf } from "./parcel-state.ts";

const event = (status: "PaymentPending" | "Ordered" | "Approved" | "Shipping" | "Shipped", atUtc: string) => {
  return { status, atUtc, actor: "System" as const, note: null };
};

it("a parcel's steps have the times of its history, and the delivery is no second dispatch", () => {
  const [ordered, approved, packed, sent, arrived] = [1, 2, 3, 4, 5].map((day) => `2026-12-0${day}T09:00:00.000Z`);
  const history = [
    event("Ordered", ordered ?? ""),
    event("Approved", approved ?? ""),
    event("Shipping", packed ?? ""),
    event("Shipped", sent ?? ""),
    event("Shipped", arrived ?? ""),
  ];
  const times = (deliveredAtUtc: string | null, events = history) =>
    stepsOf({ history: events, deliveredAtUtc }).map(({ atUtc }) => atUtc);
  expect(times(arrived ?? null)).toEqual([ordered, packed, sent, arrived]);
  expect(times(null, history.slice(0, 2))).toEqual([ordered, undefined, undefined, undefined]);
});

it("a parcel is late from the day after its last promised day, until it has arrived", () => {
  const promise = { from: "2026-12-02", until: "2026-12-04" };
  const at = (day: string) => new Date(`${day}T12:00:00`);
  expect(isLate({ promise, deliveredAtUtc: null }, at("2026-12-04"))).toBe(false);
  expect(isLate({ promise, deliveredAtUtc: null }, at("2026-12-05"))).toBe(true);
  expect(isLate({ promise, deliveredAtUtc: "2026-12-05T09:00:00.000Z" }, at("2026-12-06"))).toBe(false);
  expect(isLate({ promise: null, deliveredAtUtc: null }, at("2026-12-06"))).toBe(false);
});
