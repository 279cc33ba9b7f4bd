import { describe, expect, test } from "vitest";
import { answerOf, draws, held, idsWith, judge, OTHER_HASH, OTHER_ID, receipt } from "../../test/judging.ts";
import * as shop from "../../test/sample-shop.ts";
import { judgeAnswer, NO_WALLET, recordHash } from "../index.ts";
import type { CheckId, Receipt, SignedText, Wallet } from "../index.ts";

const judgeReceipt = (record: SignedText) => judge(answerOf(shop.responseOf(held, record)));

test("an honest receipt is verified: every check holds", async () => {
  const judged = await judgeReceipt(receipt);
  expect(judged.verdict).toBe("Verified");
  expect(idsWith("Holds", judged)).toHaveLength(judged.checks.length);
  expect(judged.draws).toEqual(draws);
});

type Lie = readonly [name: string, lie: Partial<Receipt>, differing: readonly CheckId[]];

/**
 * Receipts that a dishonest shop signs after it has seen the entropy. Each changed field is found and proves the
 * breach.
 */
const signedLies: readonly Lie[] = [
  [
    "another ticket",
    { tickets: [1, draws[1]?.ticket ?? 0] },
    ["tickets", "shown-names", "shown-market-prices", "shown-sell-prices"],
  ],
  [
    "fewer boxes",
    {
      tickets: [draws[0]?.ticket ?? 0],
      itemIds: [draws[0]?.drop.itemId ?? ""],
      inventoryItemIds: [OTHER_ID],
      transactionIds: [OTHER_ID],
    },
    ["quantity", "tickets", "items", "shown-names", "shown-market-prices", "shown-sell-prices"],
  ],
  ["another item", { itemIds: [OTHER_ID, OTHER_ID] }, ["items", "shown-items"]],
  ["another server seed", { serverSeed: OTHER_HASH }, ["server-seed", "shown-commitment"]],
  ["another entropy", { clientEntropy: "5e".repeat(16) }, ["client-entropy", "reveal-signature"]],
  ["another browser's key", { browserKey: shop.phoneKey.publicKey }, ["reveal-key", "reveal-signature", "reveal-own"]],
  ["a reveal that nobody signed", { revealSignature: "00".repeat(64) }, ["reveal-signature", "reveal-own"]],
  ["another person", { userId: OTHER_ID }, ["record-person"]],
  ["another nonce", { nonce: 5 }, ["record-nonce"]],
  ["another chain", { before: OTHER_HASH }, ["record-before"]],
  ["a time before the offer", { time: "2026-11-21T11:59:59.999Z" }, ["record-time"]],
];

describe("a false receipt", () => {
  test.each(signedLies)("%s is a breach that the shop's signature proves", async (_, lie, differing) => {
    const wrong = shop.receiptOf(held, lie);
    const shown = { ...shop.responseOf(held, receipt), receipt: wrong };
    const judged = await judge(answerOf(lie.itemIds?.length === 2 ? shown : shop.responseOf(held, wrong)));
    expect(judged.verdict).toBe("Breach");
    expect(judged.isProven).toBe(true);
    expect(idsWith("Differs", judged)).toEqual(expect.arrayContaining([...differing]));
  });

  test("another balance makes the verdict depend on the statement", async () => {
    const other = shop.receiptOf(held, { balanceAfterCents: 50_002 });
    const answer = answerOf(shop.responseOf(held, other));
    expect(await judge(answer)).toMatchObject({ verdict: "Contested" });
    const topUp = { id: OTHER_ID, cents: 1_000, time: shop.timeOf(0, 5) };
    const explained: Wallet = { statement: [topUp], revealedAt: undefined };
    expect(await judge(answer, held, shop.trust, explained)).toMatchObject({ verdict: "Verified" });
    const unexplained: Wallet = { statement: [{ ...topUp, cents: 1 }], revealedAt: undefined };
    expect(await judge(answer, held, shop.trust, unexplained)).toMatchObject({ verdict: "Contested" });
    const mine = { ...shop.trust, confirmed: [recordHash(other.text)] };
    expect(await judge(answer, held, mine, unexplained)).toMatchObject({ verdict: "Verified" });
  });

  test("a lower balance asks about each debit of the statement, until the person says that it was them", async () => {
    const other = shop.receiptOf(held, { balanceAfterCents: 48_502 });
    const answer = answerOf(shop.responseOf(held, other));
    const topUp = { id: shop.idOf("c", 9, 1), cents: 100, time: shop.timeOf(0, 4) };
    const debit = { id: OTHER_ID, cents: -600, time: shop.timeOf(0, 5) };
    const wallet: Wallet = { statement: [topUp, debit], revealedAt: undefined };
    const asked = await judge(answer, held, shop.trust, wallet);
    expect([asked.verdict, idsWith("Ask", asked)]).toEqual(["Contested", ["balance-after"]]);
    const about = [recordHash(other.text), debit.id];
    expect(asked.checks.find(({ id }) => id === "balance-after")?.about).toEqual(about);
    const mine = { ...shop.trust, confirmed: about };
    expect((await judge(answer, held, mine, wallet)).verdict).toBe("Verified");
    const ofAnother = { ...shop.trust, confirmed: [debit.id] };
    expect((await judge(answer, held, ofAnother, wallet)).verdict).toBe("Contested");
  });
});

test("a debit that paid for another opening is a breach, and the record itself at a later look is none", async () => {
  const answer = answerOf(shop.responseOf(held, receipt));
  const look = { wallet: NO_WALLET, endingTable: undefined };
  const debit = shop.idOf("a", 0, 1);
  const earlier = new Map([[debit, OTHER_HASH]]);
  const again = await judgeAnswer(held, answer, { ...look, earlier }, shop.trust);
  expect([again.verdict, idsWith("Differs", again)]).toEqual(["Breach", ["history-ids"]]);
  const own = new Map([[debit, recordHash(receipt.text)]]);
  expect((await judgeAnswer(held, answer, { ...look, earlier: own }, shop.trust)).verdict).toBe("Verified");
});

describe("an answer that shows something else than its receipt is a breach, which the receipt alone does not prove", () => {
  const honest = JSON.stringify(shop.responseOf(held, receipt));
  const { ticket = 0, drop } = draws[0] ?? {};
  test.each([
    ["a ticket", `"ticket":${ticket}`, `"ticket":${ticket + 1}`, "shown-tickets"],
    ["an item", `"itemId":"${drop?.itemId}"`, `"itemId":"${OTHER_ID}"`, "shown-items"],
    ["the picture's item", `"item":{"id":"${drop?.itemId}"`, `"item":{"id":"${OTHER_ID}"`, "shown-items"],
    ["a name", `"name":"${drop?.name}"`, '"name":"Solid gold bar!"', "shown-names"],
    [
      "a market price",
      `"marketPrice":${(drop?.marketPriceCents ?? 0) / 100}`,
      '"marketPrice":620.01',
      "shown-market-prices",
    ],
    ["a sell price", `"sellPrice":${(drop?.sellPriceCents ?? 0) / 100}`, '"sellPrice":0.01', "shown-sell-prices"],
    ["an inventory item", shop.idOf("b", 0, 0), OTHER_ID, "shown-inventory-items"],
    ["a transaction", shop.idOf("a", 0, 0), OTHER_ID, "shown-transactions"],
    ["the order", '"drawIndex":0', '"drawIndex":1', "shown-boxes"],
    ["the nonce", '"nonce":0', '"nonce":1', "shown-nonce"],
    ["the version of the odds", '"tableVersion":1', '"tableVersion":2', "shown-odds"],
    ["the odds hash", '"oddsHash":"b1', '"oddsHash":"b2', "shown-odds"],
    ["the client seed", '"clientSeed":"lucky', '"clientSeed":"Lucky', "shown-client-seed"],
    ["the entropy", '"clientEntropy":"01', '"clientEntropy":"02', "shown-client-entropy"],
    ["the balance", '"amount":490.02', '"amount":490.03', "shown-balance"],
  ])("an answer is a breach if it shows %s", async (_, from, to, id) => {
    // Only the unsigned part of the response is changed, not the receipt's text.
    const body = honest.replace(from, to);
    expect(body).not.toBe(honest);
    const judged = await judge(answerOf(JSON.parse(body)));
    expect(judged).toMatchObject({ verdict: "Breach", isProven: false });
    expect(idsWith("Differs", judged)).toEqual([id]);
  });

  test("the server seed or the commitment", async () => {
    for (const name of ["serverSeed", "serverSeedHash"]) {
      const body = honest.replace(new RegExp(`"${name}":"..`, "u"), `"${name}":"zz`);
      const judged = await judge(answerOf(JSON.parse(body)));
      expect(idsWith("Differs", judged)).toEqual([name === "serverSeed" ? "shown-server-seed" : "shown-commitment"]);
    }
  });
});

describe("a receipt that was not made for this opening", () => {
  test("a receipt by an unknown key is a breach that proves nothing to others", async () => {
    const judged = await judgeReceipt(shop.receiptOf(held, {}, shop.strangerKey));
    expect(judged).toMatchObject({ verdict: "Breach", isProven: false });
    expect(idsWith("Differs", judged)).toEqual(["record-signature"]);
  });

  test("a receipt of another nonce is a breach that proves nothing to others, who can't know what was asked", async () => {
    const judged = await judgeReceipt(shop.receiptOf(shop.hold({ nonce: 3 })));
    expect(judged).toMatchObject({ verdict: "Breach", isProven: false });
    expect(idsWith("Differs", judged)).toEqual(["record-offer"]);
  });

  test("a receipt of an honest offer for the same nonce frames nobody", async () => {
    const other = shop.hold({ nonce: 0, clientEntropy: "ab".repeat(16) });
    const judged = await judgeReceipt(shop.receiptOf(other));
    expect(judged).toMatchObject({ verdict: "Breach", isProven: false });
  });

  test("a receipt of the same nonce with another seed is proof of two commitments", async () => {
    const other = shop.hold({ nonce: 0, clientEntropy: "ab".repeat(16) });
    const judged = await judgeReceipt(shop.receiptOf(other, { serverSeed: OTHER_HASH }));
    expect(judged).toMatchObject({ verdict: "Breach", isProven: true });
    expect(idsWith("Differs", judged)).toEqual(["record-offer", "one-commitment"]);
  });
});

describe("a receipt whose time is later than its answer", () => {
  const MINUTES_MS = 60_000;
  const later = (minutes: number) => new Date(Date.parse(shop.timeOf(0, 30)) + minutes * MINUTES_MS).toISOString();
  const judgeAt = (time: string, confirmed: readonly string[] = []) => {
    const record = shop.receiptOf(held, { time });
    const wallet = { ...NO_WALLET, cameBy: shop.timeOf(0, 30) };
    return judge(answerOf(shop.responseOf(held, record)), held, { ...shop.trust, confirmed }, wallet);
  };

  test.each([5, 120, 1440])(
    "a receipt that is %d minutes later than its answer asks the person, and about nothing else",
    async (minutes) => {
      const judged = await judgeAt(later(minutes));
      expect([judged.verdict, idsWith("Ask", judged), idsWith("Differs", judged)]).toEqual([
        "Contested",
        ["record-now"],
        [],
      ]);
      expect((await judgeAt(later(minutes), [later(minutes)])).verdict).toBe("Verified");
    },
  );

  test("a receipt that is over a day later than its answer is a breach that its person has seen, whatever was accepted", async () => {
    const judged = await judgeAt(later(1441), [later(1441)]);
    expect([judged.verdict, idsWith("Differs", judged), judged.isProven]).toEqual(["Breach", ["record-now"], false]);
  });

  test("keeps every other lie a breach that the shop's signature proves", async () => {
    const wrong = shop.receiptOf(held, { time: later(5), tickets: [1, 2] });
    const wallet = { ...NO_WALLET, cameBy: shop.timeOf(0, 30) };
    const judged = await judge(answerOf(shop.responseOf(held, wrong)), held, shop.trust, wallet);
    expect(judged).toMatchObject({ verdict: "Breach", isProven: true });
  });
});
