import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeTime } from "../../../test/independent/time.ts";
import { hold, timeOf } from "../../../test/sample-shop.ts";
import { parseOffer } from "../../index.ts";
import type { AcceptedTime, Check, TimeFinding } from "../../index.ts";
import { timeChecks } from "./time-checks.ts";

const offered = hold({ nonce: 1 });
const offer = parseOffer(offered.offer.text);
if (typeof offered.odds === "string") throw new Error("the odds are proven");
const { odds } = offered;

const after = (seconds: number) => new Date(Date.parse(offer.time) + seconds * 1000).toISOString();
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

type At = {
  /** When the browser expects the offer, and when its checkpoint is fresh, in seconds after the offer's time. */
  readonly expected?: number;
  readonly fresh?: number;
  readonly head?: string;
  readonly validFrom?: string;
  readonly accepted?: readonly AcceptedTime[];
};

function judged({ expected = 0, fresh, head, validFrom, accepted = [] }: At) {
  const proof = {
    ...odds,
    ...(fresh !== undefined && { freshAt: after(fresh) }),
    ...(validFrom !== undefined && { leaves: [{ validFrom, oddsHash: offer.oddsHash }] }),
  };
  const last = head === undefined ? undefined : { nonce: 0, hash: "", time: head };
  return timeChecks(offer, proof, { head: last, time: { expected: after(expected), accepted } });
}

/** The checks that don't hold, and what is asked; "accepted" if the person went on earlier. */
function told(at: At): readonly string[] {
  const { checks, finding } = judged(at);
  const open = checks.filter(({ outcome }) => outcome !== "Holds");
  return [...open.map(({ id, outcome }: Check) => `${id} ${outcome}`), ...toldOf(finding)];
}

const toldOf = (finding: TimeFinding | undefined) =>
  finding === undefined ? [] : [finding.isAccepted ? "accepted" : finding.kind];

describe("the offer's time", () => {
  test.each([
    [0, []],
    [2 * MINUTE, []],
    [-2 * MINUTE, []],
    [2 * MINUTE + 1, ["offer-time Ask", "Ahead"]],
    [-2 * MINUTE - 1, ["offer-time Ask", "Ahead"]],
    [30 * DAY, ["offer-time Ask", "Ahead"]],
  ])("%d seconds before the expected one", (expected, result) => {
    expect(told({ expected })).toEqual(result);
  });

  test.each([
    ["the time of the last record", { head: offer.time }],
    ["the time of terms", { validFrom: offer.time }],
  ])("is %s: the shop's clock stands still, which is asked about once for three hours", (_, still) => {
    expect(told({ ...still, expected: HOUR })).toEqual(["offer-time Ask", "Frozen"]);
    const accepted = [{ time: offer.time, freshAt: undefined, at: after(HOUR) }];
    expect(told({ ...still, expected: 4 * HOUR, accepted })).toEqual(["accepted"]);
    expect(told({ ...still, expected: 4 * HOUR + 1, accepted })).toEqual(["offer-time Ask", "Frozen"]);
    expect(told({ ...still, expected: MINUTE })).toEqual([]);
  });

  test("is asked about even if the person went on with this time when it did not stand still", () => {
    const accepted = [{ time: offer.time, freshAt: undefined, at: after(0) }];
    expect(told({ expected: HOUR, head: timeOf(0, 9), accepted })).toEqual(["offer-time Ask", "Ahead"]);
  });

  test("is no check for somebody who did not ask for the offer", () => {
    expect(timeChecks(offer, odds, { head: undefined })).toEqual({ checks: [], finding: undefined });
  });
});

describe("the witnesses' time", () => {
  test.each([
    [2 * MINUTE, []],
    [2 * MINUTE + 1, ["offer-current Ask", "Witnesses"]],
    [-15 * MINUTE, []],
    [-15 * MINUTE - 1, ["offer-current Ask", "Witnesses"]],
    [DAY, ["offer-current Ask", "Witnesses"]],
    [-DAY, ["offer-current Ask", "Witnesses"]],
    [DAY + 1, ["offer-current Differs", "Witnesses"]],
    [-DAY - 1, ["offer-current Differs", "Witnesses"]],
  ])("%d seconds after the offer's", (fresh, result) => {
    expect(told({ fresh })).toEqual(result);
  });

  test("is not checked without witnesses", () => {
    expect(judged({}).checks.map(({ id }) => id)).toEqual(["offer-time"]);
  });

  test("is asked about together with the offer's time", () => {
    expect(told({ expected: 2 * HOUR, fresh: 2 * HOUR })).toEqual(["offer-time Ask", "offer-current Ask", "Ahead"]);
  });

  const went = (seconds: number, fresh: number, at = seconds): AcceptedTime => {
    return { time: after(seconds), freshAt: after(fresh), at: after(at) };
  };

  test.each<[string, readonly AcceptedTime[], number]>([
    ["the same signatures: an outage is asked about once", [went(-5 * HOUR, -6 * HOUR)], -6 * HOUR],
    ["the same time, which stands still, for three hours", [went(0, -3 * HOUR, -3 * HOUR)], 3 * HOUR],
    ["about the same age: a clock that is hours off", [went(-9 * HOUR, -7 * HOUR)], 2 * HOUR + 15 * MINUTE],
  ])("is accepted for %s", (_, accepted, fresh) => {
    expect(told({ fresh, accepted })).toEqual(["accepted"]);
  });

  test.each<[string, readonly AcceptedTime[], number]>([
    ["another outage", [went(-5 * HOUR, -6 * HOUR)], -3 * HOUR],
    ["the same time after three hours", [went(0, -3 * HOUR, -3 * HOUR - 1)], 3 * HOUR],
    ["another age", [went(-9 * HOUR, -7 * HOUR)], 2 * HOUR + 15 * MINUTE + 1],
    ["an age before the last one", [went(-9 * HOUR, -7 * HOUR), went(-8 * HOUR, -8 * HOUR)], 2 * HOUR],
    ["an age of a day more", [went(-9 * HOUR, -9 * HOUR)], -DAY],
  ])("is asked about again for %s", (_, accepted, fresh) => {
    expect(told({ fresh, accepted })).toEqual(["offer-current Ask", "Witnesses"]);
  });

  test("the witnesses' time of another day is never accepted", () => {
    expect(told({ fresh: -DAY - 1, accepted: [went(-HOUR, -DAY - 1)] })[0]).toBe("offer-current Differs");
  });
});

test("the second implementation decides alike", () => {
  const near = fc.constantFrom(0, 119, 120, 121, 900, 901, 3 * HOUR, 3 * HOUR + 1, DAY, DAY + 1);
  const seconds = fc.oneof(
    near,
    near.map((one) => -one),
    fc.integer({ min: -2 * DAY, max: 2 * DAY }),
  );
  const line14 = fc.oneof(fc.constant(0), seconds);
  const acceptedTime = fc.record({ line14, fresh: fc.option(seconds), when: seconds });
  const seen = fc.record({
    expected: seconds,
    fresh: fc.option(seconds),
    isStill: fc.boolean(),
    accepted: fc.array(acceptedTime, { maxLength: 3 }),
  });
  const property = fc.property(seen, ({ expected, fresh, isStill, accepted }) => {
    const stills = isStill ? [0] : [];
    const other = judgeTime({ line14: 0, expected, fresh, stills, accepted });
    const { checks } = judged({
      expected,
      ...(fresh !== null && { fresh }),
      ...(isStill && { head: offer.time }),
      accepted: accepted.map((one) => {
        const freshAt = one.fresh === null ? undefined : after(one.fresh);
        return { time: after(one.line14), freshAt, at: after(one.when) };
      }),
    });
    const words = { Holds: "holds", Ask: "asks", Differs: "differs", NotHeld: "none" } as const;
    const outcomeOf = (wanted: string) => words[checks.find(({ id }) => id === wanted)?.outcome ?? "NotHeld"];
    expect([outcomeOf("offer-time"), outcomeOf("offer-current")]).toEqual(other);
  });
  fc.assert(property, { numRuns: 2000 });
});
