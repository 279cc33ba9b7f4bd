import { cents } from "@trove/money";
import { describe, expect, it } from "vitest";
import type { PlayDay } from "../../protection/index.ts";
import { lostOn, nightPlay, raiseAfterLoss, risingSpend } from "./harm-rules.ts";

const TODAY = "2026-12-31";

/** The play of a day that is some days before today. */
function played(daysBefore: number, euros: number, { night = 0, won = 0 } = {}): PlayDay {
  const day = Temporal.PlainDate.from(TODAY).subtract({ days: daysBefore }).toString();
  return { day, paidCents: cents(euros * 100), wonCents: cents(won * 100), openings: 1, nightOpenings: night };
}

const rising = (...days: PlayDay[]) => risingSpend("a", days, TODAY);

describe("rising spending", () => {
  it("is a sign from three times the usual and €200 in a week on, and named after the ISO week", () => {
    expect(rising(played(0, 100), played(6, 140), played(7, 320))).toMatchObject([
      { kind: "RisingSpend", subject: "2026-W53", details: { amountCents: 24_000, usualCents: 8_000 } },
    ]);
    expect(rising(played(0, 100), played(6, 139), played(7, 320))).toEqual([]);
    expect(rising(played(0, 200), played(34, 1))).toHaveLength(1);
    expect(rising(played(0, 199), played(34, 1))).toEqual([]);
  });

  it("is a sign from €500 on for somebody who did not play in the four weeks before", () => {
    expect(rising(played(0, 499))).toEqual([]);
    expect(rising(played(0, 500))).toMatchObject([{ details: { usualCents: 0 } }]);
    expect(rising(played(0, 499), played(35, 400))).toEqual([]);
  });
});

describe("play at night", () => {
  it("is a sign from three nights of the last seven on, however often boxes were opened in them", () => {
    const nights = (...daysBefore: number[]) =>
      nightPlay(
        "a",
        daysBefore.map((day) => played(day, 1, { night: 5 })),
        TODAY,
      );
    expect(nights(0, 3, 6)).toMatchObject([{ kind: "NightPlay", subject: "2026-W53", details: { nights: 3 } }]);
    expect(nights(0, 3, 7)).toEqual([]);
    expect(nightPlay("a", [played(0, 1), played(1, 1), played(2, 1)], TODAY)).toEqual([]);
  });
});

describe("a raise after a loss", () => {
  it("is a sign from €50 on, less what the wins can be sold for, and named after the raise", () => {
    const lost = (won: number) => lostOn([played(0, 80, { won }), played(1, 20)]);
    expect(raiseAfterLoss("a", "raise", lost(50))).toMatchObject([
      { kind: "RaiseAfterLoss", subject: "raise", details: { amountCents: 5_000 } },
    ]);
    expect(raiseAfterLoss("a", "raise", lost(51))).toEqual([]);
    expect(raiseAfterLoss("a", "raise", lost(500))).toEqual([]);
  });
});
