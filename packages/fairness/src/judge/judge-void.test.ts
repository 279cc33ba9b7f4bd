import { describe, expect, test } from "vitest";
import { answerOf, draws, held, idsWith, judge, OTHER_HASH, OTHER_ID } from "../../test/judging.ts";
import * as shop from "../../test/sample-shop.ts";
import * as fairness from "../index.ts";
import type { CheckId, VoidRecord, Wallet } from "../index.ts";

describe("a void", () => {
  const record = shop.voidOf(held);
  const answer = answerOf(shop.voidResponseOf(record), 409);
  const mine = { ...shop.trust, confirmed: [shop.spent.id] };
  const line = { ...shop.spent, time: shop.timeOf(0, 3) };
  const looked: Wallet = { statement: [line], revealedAt: shop.timeOf(0, 5) };

  test("is contested until the person owns its debits, and shows what would have been won", async () => {
    const judged = await judge(answer);
    expect(judged.verdict).toBe("Contested");
    expect(judged.checks.find(({ id }) => id === "void-debits")?.about).toEqual([shop.spent.id]);
    expect(judged.draws).toEqual(draws);
  });

  test("is verified once they do and the statement agrees", async () => {
    expect(await judge(answer, held, mine, looked)).toMatchObject({ verdict: "Verified" });
    expect(await judge(answer, held, mine)).toMatchObject({ verdict: "Recomputed" });
  });

  test("stays contested if the money was spent after the reveal, owned or not", async () => {
    const late: Wallet = { ...looked, revealedAt: shop.timeOf(0, 2) };
    const judged = await judge(answer, held, mine, late);
    expect([judged.verdict, idsWith("Ask", judged)]).toEqual(["Contested", ["void-debit-times"]]);
  });

  test("is verified if enough was spent before the reveal, whatever came later", async () => {
    const late = { id: OTHER_ID, cents: -100, time: shop.timeOf(0, 8) };
    const both = shop.voidOf(held, { movements: [shop.spent, { id: late.id, cents: late.cents }], balanceCents: 400 });
    const trust = { ...mine, confirmed: [...mine.confirmed, late.id] };
    const wallet = { ...looked, statement: [line, late] };
    const judged = await judge(answerOf(shop.voidResponseOf(both), 409), held, trust, wallet);
    expect(judged.verdict).toBe("Verified");
  });

  test("stays contested if the statement lacks a movement, or has one that it hides or that is older", async () => {
    const hidden = { id: OTHER_ID, cents: 50_000, time: shop.timeOf(0, 4) };
    const old = { ...line, time: shop.timeOf(0, -5) };
    for (const statement of [[], [line, hidden], [old]]) {
      const judged = await judge(answer, held, mine, { ...looked, statement });
      expect(judged.verdict).toBe("Contested");
      expect(idsWith("Ask", judged)).toContain("void-statement");
    }
  });

  test("is a breach if the statement has another amount", async () => {
    const judged = await judge(answer, held, mine, { ...looked, statement: [{ ...line, cents: -1 }] });
    expect([judged.verdict, idsWith("Differs", judged)]).toEqual(["Breach", ["void-statement"]]);
  });

  test("a void with more movements than it names is at best contested", async () => {
    const named = Array.from({ length: 1000 }, (_, at) => ({ id: shop.idOf("c", 8, at), cents: -1 }));
    const summed = shop.voidOf(held, { movements: [{ id: "earlier", cents: -48_500 }, ...named], balanceCents: 500 });
    const response = answerOf(shop.voidResponseOf(summed), 409);
    const confirmed = [...named.map(({ id }) => id), fairness.recordHash(summed.text)];
    const unasked = await judge(response, held, { ...shop.trust, confirmed: confirmed.slice(0, -1) });
    expect([unasked.verdict, idsWith("Ask", unasked)]).toEqual(["Contested", ["void-debits"]]);
    const owned = await judge(response, held, { ...shop.trust, confirmed }, looked);
    expect([owned.verdict, idsWith("Differs", owned)]).toEqual(["Contested", []]);
  });

  test("a void for a blocked account can only be judged by the person", async () => {
    const blocked = shop.voidOf(held, { reason: "ACCOUNT_BLOCKED", movements: [], balanceCents: 50_000 });
    const judged = await judge(answerOf(shop.voidResponseOf(blocked), 409));
    expect([judged.verdict, idsWith("Ask", judged)]).toEqual(["Contested", ["void-block"]]);
    const confirmed = [fairness.recordHash(blocked.text)];
    const owned = await judge(answerOf(shop.voidResponseOf(blocked), 409), held, { ...shop.trust, confirmed });
    expect(owned.verdict).toBe("Verified");
  });

  const lies: readonly (readonly [string, Partial<VoidRecord>, readonly CheckId[]])[] = [
    ["a forbidden reason", { reason: "OUT_OF_STOCK" }, ["void-reason"]],
    ["movements that don't add up", { balanceCents: 400 }, ["void-sum"]],
    ["money enough", { movements: [{ ...shop.spent, cents: -49_002 }], balanceCents: 998 }, ["void-shortfall"]],
    ["money enough and no movement", { movements: [], balanceCents: 50_000 }, ["void-shortfall"]],
    ["less money and no movement", { movements: [] }, ["void-sum"]],
    [
      "a sum that overflows",
      {
        movements: [
          { id: OTHER_ID, cents: 9_007_199_254_740_991 },
          { id: shop.idOf("c", 9, 9), cents: -9_007_199_254_740_991 },
          shop.spent,
        ],
        balanceCents: 501,
      },
      ["void-sum"],
    ],
    ["another seed", { serverSeed: OTHER_HASH }, ["server-seed"]],
  ];
  test.each(lies)("a void with %s is a breach that the shop's signature proves", async (_, lie, differing) => {
    const judged = await judge(answerOf(shop.voidResponseOf(shop.voidOf(held, lie)), 409), held, mine, looked);
    expect(judged).toMatchObject({ verdict: "Breach", isProven: true });
    expect(idsWith("Differs", judged)).toEqual(expect.arrayContaining([...differing]));
  });

  test("may follow a wallet that grew, as long as the sum adds up", async () => {
    const grew = { id: OTHER_ID, cents: 20_000, time: shop.timeOf(0, 2) };
    const more = { ...line, cents: -69_500 };
    const movements = [grew, more].map(({ id, cents }) => ({ id, cents }));
    const judged = await judge(answerOf(shop.voidResponseOf(shop.voidOf(held, { movements })), 409), held, mine, {
      ...looked,
      statement: [grew, more],
    });
    expect(judged.verdict).toBe("Verified");
  });

  test("a void under an offer that never covered its cost is a breach", async () => {
    const poor = shop.hold({ nonce: 0, lie: { balanceCents: 500 } });
    const excuse = shop.voidOf(poor, { movements: [] });
    const judged = await judge(answerOf(shop.voidResponseOf(excuse), 409), poor);
    expect(judged).toMatchObject({ verdict: "Breach", isProven: true });
    expect(idsWith("Differs", judged)).toEqual(["offer-covers-cost"]);
  });

  test("a void that an answer shows with another reason or seed is a breach", async () => {
    const shown = { ...shop.voidResponseOf(record), code: "ACCOUNT_BLOCKED" };
    expect(idsWith("Differs", await judge(answerOf(shown, 409)))).toEqual(["shown-reason"]);
  });
});
