import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { caseOf } from "../../test/independent/case-of.ts";
import { faultsOf } from "../../test/independent/judge.ts";
import { answerOf, held, idsWith, judge } from "../../test/judging.ts";
import { phoneKey, strangerKey } from "../../test/sample-keys.ts";
import * as proofs from "../../test/sample-proofs.ts";
import * as shop from "../../test/sample-shop.ts";
import { answered, signStop, stopCaseOf, trusting } from "../../test/sample-stops.ts";
import * as fairness from "../index.ts";
import type { AnsweredStop, CheckId, Outcome, Stop } from "../index.ts";

const { timeOf } = shop;
const OFFERED = timeOf(0, 0);
const own = fairness.offerHash(held.offer.text);

/** Judges the receipt of the sample opening by both implementations. */
async function receiptWith(stops: readonly AnsweredStop[]) {
  const record = shop.receiptOf(held);
  const judged = await judge(answerOf(shop.responseOf(held, record)), held, await trusting(stops));
  const faults = faultsOf({ ...caseOf(held, record, ""), stops: stops.map(stopCaseOf) });
  expect(faults).toEqual(judged.verdict === "Breach" ? ["break"] : []);
  return judged;
}

describe("a receipt", () => {
  const cases: readonly (readonly [string, Partial<Stop>, string, string])[] = [
    ["of the stop's nonce, offered before it", {}, timeOf(0, 5), "Breach"],
    ["of the stop's nonce, offered at its time", {}, OFFERED, "Breach"],
    ["offered in a break", {}, timeOf(0, -5), "Breach"],
    ["offered before the end of all offers", { kind: "END", hours: 0 }, timeOf(0, 5), "Breach"],
    ["offered after the end of all offers", { kind: "END", hours: 0 }, timeOf(0, -5), "Verified"],
    ["whose offer the stop spares", { revealed: own }, timeOf(0, 5), "Verified"],
    [
      "whose offer is spared, and is dated in the break by a clock that was ahead",
      { revealed: own },
      timeOf(0, -5),
      "Verified",
    ],
    ["of a nonce before the stop", { nonce: 1 }, timeOf(0, -5), "Verified"],
    ["offered when the break was over", { hours: 1 }, timeOf(0, -3600), "Verified"],
    [
      "offered at the break's last millisecond",
      { hours: 1 },
      new Date(Date.parse(OFFERED) - 3_599_999).toISOString(),
      "Breach",
    ],
  ];
  test.each(cases)("a receipt %s is judged alike by both implementations", async (_, stop, from, verdict) => {
    const judged = await receiptWith([answered(signStop(stop), from)]);
    expect([judged.verdict, judged.isProven, idsWith("Differs", judged)]).toEqual(
      verdict === "Breach" ? ["Breach", true, ["record-in-break"]] : [verdict, false, []],
    );
  });

  test("a receipt of a later nonce in a break is a breach", async () => {
    const before = fairness.recordHash(shop.receiptOf(held).text);
    const later = shop.hold({ nonce: 1, before });
    const trust = await trusting([answered(signStop(), timeOf(0, 30))]);
    const judged = await judge(answerOf(shop.responseOf(later, shop.receiptOf(later))), later, trust);
    expect([judged.verdict, judged.isProven]).toEqual(["Breach", true]);
  });

  test("a receipt of a later nonce whose offer is dated back before the stop is a breach", async () => {
    const later = shop.hold({ nonce: 1, before: fairness.recordHash(shop.receiptOf(held).text) });
    const record = shop.receiptOf(later);
    for (const stop of [signStop(), signStop({ kind: "END", hours: 0 })]) {
      const stops = [answered(stop, timeOf(3, 0))];
      const judged = await judge(answerOf(shop.responseOf(later, record)), later, await trusting(stops));
      expect([judged.verdict, judged.isProven]).toEqual(["Breach", true]);
      expect(faultsOf({ ...caseOf(later, record, ""), stops: stops.map(stopCaseOf) })).toContain("break");
    }
  });

  test("a receipt needs every stop of its nonce to spare its offer", async () => {
    const sparing = answered(signStop({ revealed: own }), timeOf(0, 5));
    expect((await receiptWith([sparing, answered(signStop({ random: "cd".repeat(16) }), timeOf(0, 6))])).verdict).toBe(
      "Breach",
    );
  });

  test("a receipt is not judged by stops that do not count", async () => {
    const stop = signStop();
    const at = timeOf(0, 5);
    const others: readonly AnsweredStop[] = [
      answered(stop, at, false),
      answered(stop, at, true, strangerKey),
      answered({ ...stop, signature: strangerKey.sign(stop.text) }, at),
      answered(signStop({ userId: "0b5e5e00-0000-4000-8000-000000000008" }), at),
      { stop: signStop({ nonce: 0, random: "ef".repeat(16) }), answer: answered(stop, at).answer },
    ];
    const judged = await receiptWith(others);
    expect([judged.verdict, judged.checks.some(({ id }) => id === "record-in-break")]).toEqual(["Verified", false]);
  });

  test("both implementations agree on any stop and any times", async () => {
    const seconds = fc.integer({ min: -7200, max: 60 });
    const anyStop = fc.record({
      kind: fc.constantFrom("BREAK" as const, "END" as const),
      nonce: fc.integer({ min: 0, max: 1 }),
      isSpared: fc.boolean(),
      at: seconds,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyStop, { maxLength: 3 }), async (wanted) => {
        const stops = wanted.map(({ kind, nonce, isSpared, at }, place) => {
          const isBreak = kind === "BREAK";
          const random = `${place}`.repeat(32);
          const spared = isSpared && isBreak ? own : undefined;
          return answered(signStop({ kind, hours: isBreak ? 1 : 0, nonce, revealed: spared, random }), timeOf(0, at));
        });
        await receiptWith(stops);
      }),
      { numRuns: 40 },
    );
  });
});

describe("texts that are not written as the protocol says", () => {
  const stop = signStop();
  const { text } = stop;
  const stopOf = (changed: string) => ({ text: changed, signature: shop.browserKey.sign(changed) });
  const answerWith = (changed: string, of = stop): AnsweredStop => ({
    stop: of,
    answer: shop.shopKey.signText(changed),
  });
  const stopped = (of: { readonly text: string }, time = timeOf(0, 5)) =>
    ["lootbox/stopped/v1", fairness.stopHash(of.text), time].join("\n");
  const changedStops: readonly (readonly [string, string])[] = [
    ["an END with hours", text.replace("BREAK", "END")],
    ["a break without hours", text.replace("\n24\n", "\n0\n")],
    ["an END that spares", text.replace("BREAK\n24", "END\n0").replace(/\n\n/u, `\n${own}\n`)],
    ["an unknown kind", text.replace("BREAK", "PAUSE")],
    ["too many hours", text.replace("\n24\n", "\n50001\n")],
    ["hours with a zero ahead", text.replace("\n24\n", "\n024\n")],
    ["a line more", `${text}\n`],
    ["capital hex", text.replace("abab", "ABAB")],
    ["another version", text.replace("stop/v1", "stop/v2")],
  ];
  const changedAnswers: readonly (readonly [string, string])[] = [
    ["an answer with a line more", `${stopped(stop)}\nx`],
    ["a time without milliseconds", stopped(stop, timeOf(0, 5).replace(/\.\d+/u, ""))],
    ["a day that does not exist", stopped(stop, "2026-02-30T12:00:00.000Z")],
    ["a break that ends beyond the year 9999", stopped(stop, "9999-12-31T12:00:00.000Z")],
    ["a time beyond the year 9999", stopped(stop, "+010000-01-01T00:00:00.000Z")],
  ];
  const malformed = [
    ...changedStops.map(([name, changed]) => [name, answerWith(stopped({ text: changed }), stopOf(changed))] as const),
    ...changedAnswers.map(([name, changed]) => [name, answerWith(changed)] as const),
  ];
  test.each(malformed)("no implementation counts %s", async (_, given) => {
    expect(await fairness.countingStops([given], shop.trust)).toEqual([]);
    expect((await receiptWith([given])).verdict).toBe("Verified");
  });
});

describe("a void for a blocked account", () => {
  const record = shop.voidOf(held, { reason: "ACCOUNT_BLOCKED", movements: [], balanceCents: 50_000 });
  const confirmed = [fairness.recordHash(record.text)];

  async function voidWith(stops: readonly AnsweredStop[], revealedAt: string | undefined) {
    const trust = { ...(await trusting(stops)), confirmed };
    const judged = await judge(answerOf(shop.voidResponseOf(record), 409), held, trust, {
      statement: undefined,
      revealedAt,
    });
    return [judged.verdict, judged.checks.find(({ id }) => id === "void-block-times")?.outcome];
  }

  test("a void is settled by the person only if the stop came before their reveal", async () => {
    const stop = answered(signStop(), timeOf(0, 3));
    expect(await voidWith([stop], timeOf(0, 5))).toEqual(["Verified", "Holds"]);
    expect(await voidWith([stop], timeOf(0, 2))).toEqual(["Contested", "Ask"]);
    expect(await voidWith([stop], undefined)).toEqual(["Recomputed", "NotHeld"]);
  });

  test("a void of an offer that the stop spares is never settled", async () => {
    const stop = answered(signStop({ revealed: own }), timeOf(0, 3));
    expect(await voidWith([stop], timeOf(0, 5))).toEqual(["Contested", "Ask"]);
  });

  test("a void of a spared offer asks for good, whatever the shop has answered the stop, or if it has not", async () => {
    const spared = fairness.sparedOffers([signStop({ revealed: own })]);
    const trust = { ...shop.trust, confirmed, spared };
    const judged = await judge(answerOf(shop.voidResponseOf(record), 409), held, trust, {
      statement: undefined,
      revealedAt: timeOf(0, 5),
    });
    const { outcome } = judged.checks.find(({ id }) => id === "void-block-times") ?? expect.fail("no check");
    expect([judged.verdict, outcome]).toEqual(["Contested", "Ask"]);
  });

  test("a void asks about no stop that can't have ended it", async () => {
    const later = answered(signStop({ nonce: 1 }), timeOf(0, 3));
    const older = answered(signStop({ kind: "END", hours: 0 }), timeOf(0, -3));
    const unknown = answered(signStop({}, phoneKey), timeOf(0, 3));
    for (const stop of [later, older, unknown]) {
      expect(await voidWith([stop], timeOf(0, 2))).toEqual(["Verified", undefined]);
    }
  });
});

describe("a stop", () => {
  const stop = signStop();
  const fine = answered(stop, timeOf(0, 5));

  async function checksOf(given: AnsweredStop, cameAt?: string, others: readonly AnsweredStop[] = []) {
    const { verdict, isProven, checks } = await fairness.judgeStop(given, [given, ...others], cameAt, shop.trust);
    const open = checks.filter(({ outcome }) => outcome !== "Holds").map(({ id, outcome }) => [id, outcome]);
    return [verdict, isProven, open];
  }

  const lies: readonly (readonly [string, AnsweredStop, [CheckId, Outcome][]])[] = [
    [
      "that another key has signed",
      answered({ ...stop, signature: strangerKey.sign(stop.text) }, timeOf(0, 5)),
      [["stop-held", "Differs"]],
    ],
    [
      "of a browser that the person does not know",
      answered(signStop({}, phoneKey), timeOf(0, 5)),
      [["stop-known", "Ask"]],
    ],
    [
      "that a stranger has answered",
      answered(stop, timeOf(0, 5), true, strangerKey),
      [["stopped-signature", "Differs"]],
    ],
    [
      "with the answer to another one",
      { stop, answer: answered(signStop({ nonce: 7 }), timeOf(0, 5)).answer },
      [["stopped-time", "Differs"]],
    ],
    ["with a record in place of its answer", { stop, answer: shop.receiptOf(held) }, [["stopped-time", "Differs"]]],
  ];
  test.each(lies)("a stop %s does not hold, and proves nothing", async (_, given, open) => {
    const verdict = open.some(([, outcome]) => outcome === "Differs") ? "Breach" : "Contested";
    expect(await checksOf(given)).toEqual([verdict, false, open]);
  });

  test("a stop asks about an answer that is dated more than two minutes from its arrival", async () => {
    expect(await checksOf(fine, timeOf(2, 5))).toEqual(["Verified", false, []]);
    expect(await checksOf(fine, timeOf(2, 6))).toEqual(["Contested", false, [["stopped-time", "Ask"]]]);
  });

  test.each([
    ["another time", answered(stop, timeOf(0, 6))],
    ["a refusal", answered(stop, timeOf(0, 5), false)],
  ])("two answers to one stop are a proven breach: a time and %s", async (_, other) => {
    expect(await checksOf(fine, undefined, [other])).toEqual(["Breach", true, [["stopped-once", "Differs"]]]);
  });

  test("an answer that a stranger has signed contradicts nothing", async () => {
    expect(await checksOf(fine, undefined, [answered(stop, timeOf(0, 6), true, strangerKey)])).toEqual([
      "Verified",
      false,
      [],
    ]);
  });

  test("its text has one writing, and refuses what makes no sense", () => {
    expect(fairness.stopText(fairness.parseStop(stop.text))).toBe(stop.text);
    expect(() => signStop({ hours: 0 })).toThrow("only an END has no hours");
    expect(() => signStop({ kind: "END" })).toThrow("only an END has no hours");
    expect(() => signStop({ kind: "END", hours: 0, revealed: own })).toThrow("an END spares no offer");
    expect(() => fairness.parseStop(`${stop.text}\n`)).toThrow("lines under this heading");
    expect(() => fairness.parseStop(stop.text.replace("BREAK", "PAUSE"))).toThrow("not one of");
  });
});

describe("a file with stops", () => {
  const cheated = [proofs.endedByReceipt(held)];

  test("a file proves to everybody that the shop has sold something in a break", async () => {
    const stops = [answered(signStop(), timeOf(0, 5))];
    const text = fairness.proofsText({ ...proofs.fileOf(...cheated), stops });
    expect(JSON.parse(text).format).toBe("lootbox/proofs/v4");
    const judged = await proofs.judgeFile(fairness.parseProofs(text));
    expect([judged.verdict, judged.isProven, judged.stops[0]?.verdict]).toEqual(["Breach", true, "Verified"]);
  });

  test("a file of stops alone is verified", async () => {
    const file = fairness.parseProofs(
      fairness.proofsText({ ...proofs.fileOf(), stops: [answered(signStop(), timeOf(0, 5))] }),
    );
    // No reveal in the file says that the person knows the browser.
    expect(await proofs.judgeFile(file)).toMatchObject({ verdict: "Contested", openings: [] });
  });

  test("an earlier format with stops is refused, and so is the new one without", () => {
    const file = { ...proofs.fileOf(...cheated), stops: [answered(signStop(), timeOf(0, 5))] };
    const text = fairness.proofsText(file);
    expect(() => fairness.parseProofs(text.replace("proofs/v4", "proofs/v3"))).toThrow("not that of its openings");
    const { stops: _, ...without } = JSON.parse(text);
    expect(() => fairness.parseProofs(JSON.stringify(without))).toThrow("not that of its openings");
    expect(() => fairness.parseProofs(JSON.stringify({ ...without, stops: [] }))).toThrow("not that of its openings");
  });
});
