import { describe, expect, it } from "vitest";
import { exceptionOf } from "../returns/piece-exception.ts";
import { returnable } from "../returns/reasons.ts";
import { firstStatus, returnStatus } from "./first-status.ts";
import { guaranteeEnds, topUpsFrom, withdrawalCloses } from "./withdrawal-period.ts";

const ZONE = "Europe/Amsterdam";
const closes = (at: string | null, isInformed = true) =>
  withdrawalCloses(at === null ? null : new Date(at), isInformed, ZONE)?.toISOString() ?? null;

describe("the period to withdraw", () => {
  it("ends after the fourteenth day after the delivery in the shop's zone, also when clocks change", () => {
    expect(closes("2026-11-02T00:00:00Z")).toBe("2026-11-16T23:00:00.000Z");
    expect(closes("2026-11-02T22:59:59Z")).toBe("2026-11-16T23:00:00.000Z");
    expect(closes("2026-11-02T23:00:00Z")).toBe("2026-11-17T23:00:00.000Z");
    expect(closes("2026-10-20T12:00:00Z")).toBe("2026-11-03T23:00:00.000Z");
  });
  it("ends with the next working day if its last day is free", () => {
    // A Saturday, and Christmas Day before a weekend.
    expect(closes("2026-10-31T12:00:00Z")).toBe("2026-11-16T23:00:00.000Z");
    expect(closes("2026-12-11T12:00:00Z")).toBe("2026-12-28T23:00:00.000Z");
  });
  it("lasts twelve months longer if nobody told the buyer, also from a leap day on", () => {
    expect(closes("2027-02-14T12:00:00Z", false)).toBe("2028-02-28T23:00:00.000Z");
    expect(closes("2028-02-14T12:00:00Z", false)).toBe("2029-02-28T23:00:00.000Z");
  });
  it("does not end without a delivery", () => {
    expect([closes(null), closes(null, false)]).toEqual([null, null]);
  });
  it("counts whole days of top-ups, twelve months longer because no mail confirms them, and free last days", () => {
    const from = (at: string) => topUpsFrom(new Date(at), ZONE).toISOString();
    expect(from("2026-11-12T15:00:00Z")).toBe("2025-10-28T23:00:00.000Z");
    // Top-ups whose last day was a Saturday, and a leap day.
    expect(from("2026-11-16T15:00:00Z")).toBe("2025-10-30T23:00:00.000Z");
    expect(from("2028-02-29T15:00:00Z")).toBe("2027-02-14T23:00:00.000Z");
  });
});

it("the shop answers for faults until the end of the day two years after the delivery", () => {
  expect(guaranteeEnds(new Date("2026-11-02T12:00:00Z"), ZONE)?.toISOString()).toBe("2028-11-02T23:00:00.000Z");
  expect(guaranteeEnds(null, ZONE)).toBeNull();
});

describe("the first status of a return", () => {
  const sent = { isSent: true, isInTime: true };
  it("awaits goods that were sent, without a judgement while there is a right to withdraw", () => {
    expect(returnStatus("Withdrawal", [sent])).toBe("AwaitingGoods");
    expect(returnStatus("Damaged", [sent])).toBe("AwaitingGoods");
    expect(returnStatus("Withdrawal", [{ ...sent, isSent: false }])).toBe("Matched");
  });
  it("waits for an operator's judgement of faults without a right to withdraw from all of the pieces", () => {
    expect(returnStatus("Wrong", [sent, { ...sent, isInTime: false }])).toBe("Matched");
  });
});

describe("the pieces that can be given back", () => {
  const at = new Date("2026-11-10T00:00:00Z");
  const sent = {
    isSent: true,
    source: "Purchase",
    exception: null,
    arrivals: [null, new Date("2024-01-01"), at],
  } as const;
  const rights = {
    periodsOf: (arrived: Date | null, isWon: boolean) => {
      return { closesAt: withdrawalCloses(arrived, !isWon, ZONE), guaranteeUntil: guaranteeEnds(arrived, ZONE) };
    },
  };
  it("are those whose own parcel's period is open, though another piece is still on its way", () => {
    expect(returnable(sent, "Withdrawal", rights, at)).toBe(2);
    expect(returnable({ ...sent, arrivals: [new Date("2024-01-01")] }, "Damaged", rights, at)).toBe(0);
  });
  it("are won ones too in a parcel whose bought pieces have no right any more", () => {
    const parcel = { ...sent, arrivals: [new Date("2026-01-01")] };
    expect(returnable(parcel, "Withdrawal", rights, at)).toBe(0);
    expect(returnable({ ...parcel, source: "LootBox" }, "Withdrawal", rights, at)).toBe(1);
  });
  it("have no fault in the inventory, and were not won where a drawing gives no right", () => {
    expect(returnable({ ...sent, isSent: false }, "Damaged", rights, at)).toBe(0);
    const drawn = { ...sent, source: "LootBox", exception: "Drawing" } as const;
    expect(returnable(drawn, "Withdrawal", rights, at)).toBe(0);
    expect(returnable(drawn, "Damaged", rights, at)).toBe(2);
  });
});

it("each won item has its own right, but those of withdrawals from before have one for all", () => {
  const won = { source: "LootBox", inventoryItemId: "a" } as const;
  const of = (takesBoxes: boolean, itemsWithRight: string[] | null) => exceptionOf(won, { takesBoxes, itemsWithRight });
  expect([of(true, ["a"]), of(true, ["b"]), of(false, [])]).toEqual([null, "Drawing", "Drawing"]);
  expect([of(true, null), of(false, null)]).toEqual([null, "Drawing"]);
  expect(exceptionOf({ source: "Purchase" }, { takesBoxes: false, itemsWithRight: [] })).toBeNull();
});

describe("the first status of a withdrawal", () => {
  const found = { status: "Shipped", takesBoxes: false, sources: [] } as const;
  it("awaits the goods of what was sent, and of nothing else", () => {
    expect(firstStatus(found).status).toBe("AwaitingGoods");
    expect(firstStatus({ ...found, status: "Approved" }).status).toBe("Matched");
    expect(firstStatus({ ...found, status: null }).status).toBe("Matched");
    expect(firstStatus(undefined).status).toBe("Unmatched");
  });
  it("is refused for a shipment of won items alone, where a drawing gives no right", () => {
    expect(firstStatus({ ...found, sources: ["LootBox"] })).toEqual({ status: "Refused", exception: "Drawing" });
    expect(firstStatus({ ...found, sources: ["LootBox", "Purchase"] }).status).toBe("AwaitingGoods");
    expect(firstStatus({ ...found, sources: ["LootBox"], takesBoxes: true }).status).toBe("AwaitingGoods");
  });
});
