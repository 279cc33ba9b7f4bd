import { describe, expect, it } from "vitest";
import { firstStatus } from "./first-status.ts";
import { withdrawalCloses } from "./withdrawal-period.ts";

const closes = (at: string | null, isInformed = true) =>
  withdrawalCloses(at === null ? null : new Date(at), isInformed)?.toISOString() ?? null;

describe("the period to withdraw", () => {
  it("ends after the fourteenth day after the delivery", () => {
    expect(closes("2026-11-02T00:00:00Z")).toBe("2026-11-17T00:00:00.000Z");
    expect(closes("2026-11-02T23:59:59Z")).toBe("2026-11-17T00:00:00.000Z");
  });
  it("lasts twelve months longer if nobody told the buyer, also from a leap day on", () => {
    expect(closes("2027-02-14T12:00:00Z", false)).toBe("2028-03-01T00:00:00.000Z");
    expect(closes("2028-02-14T12:00:00Z", false)).toBe("2029-03-01T00:00:00.000Z");
  });
  it("does not end without a delivery", () => {
    expect([closes(null), closes(null, false)]).toEqual([null, null]);
  });
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
