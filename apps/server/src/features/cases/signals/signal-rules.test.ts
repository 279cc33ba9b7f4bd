import { cents } from "@trove/money";
import { describe, expect, it } from "vitest";
import { addressSignals, shipmentSignals } from "./signal-rules.ts";

const sharer = (userId: string, isLocked = false) => ({ userId, isLocked });
const crowd = (count: number) => Array.from({ length: count }, (_, index) => sharer(`person ${index}`));

describe("an address", () => {
  it("an address of a family is no signal, unless one of them is locked", () => {
    expect(addressSignals("a", "mark", [sharer("a"), sharer("b")])).toEqual([]);
    expect(addressSignals("a", "mark", [sharer("a", true)])).toEqual([]);
    expect(addressSignals("a", "mark", [sharer("b", true), sharer("a")])).toMatchObject([
      { kind: "SharedAddress", others: ["b"], details: { accounts: 2 } },
    ]);
  });

  it("an address of many accounts is a signal at certain numbers, and names ten at most", () => {
    const subjects = [4, 9, 10, 29, 100].map((count) => addressSignals("person 0", "mark", crowd(count))[0]?.subject);
    expect(subjects).toEqual(["mark:4", "mark:4", "mark:10", "mark:10", "mark:100"]);
    expect(addressSignals("person 0", "mark", crowd(100))[0]?.others).toHaveLength(10);
  });
});

describe("a shipment", () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 0, 10) + hours * 3_600_000);
  const sending = { userId: "a", shipmentId: "s", worthCents: cents(20_000), createdAt: at(0) };

  it("a shipment of something valuable within a day of a new customer's top-up is a signal", () => {
    expect(shipmentSignals(sending, { first: at(-30), last: at(-2) })).toMatchObject([
      { kind: "FastShipping", subject: "s", details: { amountCents: 20_000, minutes: 120 } },
    ]);
  });

  it.each([
    ["something cheap", { ...sending, worthCents: cents(19_999) }, { first: at(-2), last: at(-2) }],
    ["a shipment later", sending, { first: at(-25), last: at(-25) }],
    ["somebody known for weeks", sending, { first: at(-24 * 8), last: at(-2) }],
    ["somebody who never topped up", sending, undefined],
  ])("a shipment of %s is no signal", (_what, sent, topUps) => {
    expect(shipmentSignals(sent, topUps)).toEqual([]);
  });
});
