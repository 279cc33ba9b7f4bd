import { describe, expect, test } from "vitest";
import * as shop from "../../test/sample-shop.ts";
import * as fairness from "../index.ts";
import type { CheckId, HeldOpening, Judgement, ListedRecord, Offer, Receipt } from "../index.ts";

const OTHER_HASH = "5e".repeat(32);
const tables = new Map([[fairness.oddsHash(shop.oddsTable), shop.oddsTable]]);

type Step = { readonly held: HeldOpening; readonly entry: ListedRecord };
type Lie = { readonly offer?: Partial<Offer>; readonly receipt?: Partial<Receipt>; readonly isVoid?: boolean };

/** A chain with this many records, and lies at some nonces. */
function chainOf(length: number, lies: ReadonlyMap<number, Lie> = new Map()): Step[] {
  const steps: Step[] = [];
  for (let nonce = 0; nonce < length; nonce += 1) {
    const last = steps.at(-1)?.entry.record.text ?? "";
    const { offer, receipt, isVoid } = lies.get(nonce) ?? {};
    const held = shop.hold({ nonce, before: fairness.recordHash(last), quantity: 1 + (nonce % 5), lie: offer });
    const blocked = { reason: "ACCOUNT_BLOCKED", movements: [], balanceCents: 50_000 };
    const record = isVoid === true ? shop.voidOf(held, blocked) : shop.receiptOf(held, receipt);
    steps.push({ held, entry: shop.listed(held, record) });
  }
  return steps;
}

function judge(entries: readonly ListedRecord[], from = fairness.NO_HISTORY, trust = shop.trust) {
  return fairness.judgeHistory(entries, tables, from, trust);
}

function ids(judgements: readonly Judgement[], outcome: string): CheckId[][] {
  return judgements.map(({ checks }) => checks.filter((check) => check.outcome === outcome).map(({ id }) => id));
}

const honest = chainOf(6, new Map([[3, { isVoid: true }]])).map(({ entry }) => entry);

test("an honest chain differs nowhere, part by part or at once", async () => {
  const whole = await judge(honest);
  expect(ids(whole.judgements, "Differs").flat()).toEqual([]);
  expect(ids(whole.judgements, "Ask").flat()).toEqual(["void-block"]);
  expect(whole.state.head).toMatchObject({ nonce: 5, hash: fairness.recordHash(honest[5]?.record.text ?? "") });
  const start = await judge(honest.slice(0, 2));
  expect((await judge(honest.slice(2), start.state)).state).toEqual(whole.state);
});

test("a browser's history may begin in the middle", async () => {
  const { judgements } = await judge(honest.slice(2));
  expect(ids(judgements, "Differs").flat()).toEqual([]);
});

test("a record that another browser held is recomputed at best", async () => {
  const { judgements } = await judge(honest.slice(0, 2));
  expect(judgements.map(({ verdict }) => verdict)).toEqual(["Recomputed", "Recomputed"]);
  expect(ids(judgements, "NotHeld")).toEqual([["reveal-held"], ["reveal-held"]]);
});

test("a table that is not at hand leaves the draws open", async () => {
  const { judgements } = await fairness.judgeHistory(honest.slice(0, 1), new Map(), fairness.NO_HISTORY, shop.trust);
  expect(judgements[0]?.verdict).toBe("Recomputed");
  expect(ids(judgements, "NotHeld")[0]).toEqual(expect.arrayContaining(["odds-table", "tickets", "items"]));
});

describe("in a chain, the judge finds", () => {
  test("a gap", async () => {
    const { judgements } = await judge(honest.filter((_, nonce) => nonce !== 2));
    expect(ids(judgements, "Differs")).toEqual([[], [], ["chain-nonce"], [], []]);
    // The gap proves nothing to others, because anybody could have removed the record from the list.
    expect(judgements[2]?.isProven).toBe(false);
  });

  test("a fork", async () => {
    const forked = chainOf(4, new Map([[2, { offer: { before: OTHER_HASH } }]]));
    const { judgements } = await judge(forked.map(({ entry }) => entry));
    expect(ids(judgements, "Differs")).toEqual([[], [], ["chain-before"], []]);
    expect(judgements[2]).toMatchObject({ verdict: "Breach", isProven: true });
  });

  test("two records for one nonce", async () => {
    const [, second] = chainOf(2, new Map([[1, { isVoid: true }]]));
    const [zero, one] = honest;
    if (zero === undefined || one === undefined || second === undefined) throw new RangeError("too short");
    const { judgements } = await judge([zero, one, second.entry]);
    expect(ids(judgements, "Differs")[2]).toEqual(["kept-record"]);
    expect(judgements[2]?.isProven).toBe(true);
  });

  test("an offer that is older than the record before", async () => {
    const late = chainOf(3, new Map([[1, { receipt: { time: shop.timeOf(9, 0) } }]]));
    const { judgements } = await judge(late.map(({ entry }) => entry));
    expect(ids(judgements, "Differs")).toEqual([[], [], ["chain-time"]]);
  });

  test("an offer that names an older state of the log than an earlier one, or another root for its size", async () => {
    const named = (size: number, root = OTHER_HASH) => ({ offer: { terms: { size, root } } });
    const other = "6f".repeat(32);
    for (const [terms, isOlder] of [
      [named(6), false],
      [named(7), false],
      [named(5), true],
      [named(6, other), true],
      [{ offer: { terms: undefined } }, false],
    ] as const) {
      const lies = new Map([
        [1, named(6)],
        [3, terms],
      ]);
      const { judgements } = await judge(chainOf(4, lies).map(({ entry }) => entry));
      expect(ids(judgements, "Differs")).toEqual([[], [], ["chain-checkpoint"], isOlder ? ["chain-checkpoint"] : []]);
      expect(judgements[2]).toMatchObject({ isProven: true });
    }
  });

  test("a debit or an item that stands for two openings", async () => {
    for (const receipt of [{ transactionIds: [shop.idOf("a", 0, 0)] }, { inventoryItemIds: [shop.idOf("b", 0, 0)] }]) {
      const paidTwice = chainOf(6, new Map([[5, { receipt }]]));
      const { judgements } = await judge(paidTwice.map(({ entry }) => entry));
      expect(ids(judgements, "Differs").flat()).toEqual(["history-ids"]);
      expect(judgements[5]?.isProven).toBe(true);
    }
  });

  test("an opening by a browser that is unknown here", async () => {
    const { judgements } = await judge(honest, fairness.NO_HISTORY, { ...shop.trust, browserKeys: [] });
    expect(ids(judgements, "Ask").every((asked) => asked.includes("reveal-known"))).toBe(true);
  });

  test("an entry that states another nonce or kind than its record", async () => {
    const [entry] = honest;
    if (entry === undefined) throw new RangeError("too short");
    const { judgements } = await judge([{ ...entry, nonce: 1, kind: "Void" }]);
    expect(ids(judgements, "Differs")).toEqual([["shown-nonce", "shown-kind"]]);
  });
});

test("an invented record before true ones frames nobody", async () => {
  const invented = chainOf(2).map(({ held }) =>
    shop.listed(held, shop.receiptOf(held, { time: shop.timeOf(30, 0) }, shop.strangerKey)),
  );
  const { judgements } = await judge([...invented.slice(1), ...honest.slice(2)]);
  expect(judgements.map(({ isProven }) => isProven)).toEqual(judgements.map(() => false));
});

test("records of somebody else frame nobody", async () => {
  const [first] = honest;
  if (first === undefined) throw new RangeError("too short");
  const { judgements } = await judge(honest, fairness.NO_HISTORY, {
    ...shop.trust,
    userId: "99999999-0000-4000-8000-000000000001",
  });
  expect(judgements.every(({ verdict, isProven }) => verdict === "Breach" && !isProven)).toBe(true);
});

describe("a record at a later look", () => {
  const [zero, one] = chainOf(2).map(({ entry }) => entry);
  if (zero === undefined || one === undefined) throw new RangeError("too short");
  const differing = async (shown: ListedRecord) => {
    const checks = await fairness.compareRecords(zero, shown, shop.trust);
    return checks.filter(({ outcome }) => outcome === "Differs").map(({ id }) => id);
  };

  test("is the one that was kept", async () => {
    expect(await differing(zero)).toEqual([]);
  });

  test.each<[string, Partial<ListedRecord>, CheckId[]]>([
    [
      "with another result",
      { record: chainOf(1, new Map([[0, { receipt: { tickets: [1] } }]]))[0]?.entry.record ?? zero.record },
      ["kept-record"],
    ],
    ["with a broken signature", { record: { ...zero.record, signature: "00".repeat(64) } }, ["record-signature"]],
    ["with another client seed", { clientSeed: "x" }, ["kept-offer"]],
    ["with another key", { browserKeys: [shop.phoneKey.publicKey] }, ["kept-offer"]],
    ["with another offer", { offer: one.offer }, ["kept-offer"]],
    ["of another nonce", one, ["shown-nonce", "kept-offer"]],
  ])("%s is a breach", async (_, change, expected) => {
    expect(await differing({ ...zero, ...change })).toEqual(expected);
  });
});

describe("each debit of the statement belongs to one receipt", () => {
  const receipts = honest
    .slice(0, 3)
    .map(({ record }) => ({ receipt: fairness.parseReceipt(record.text), priceCents: 499 }));
  const debits = receipts.flatMap(({ receipt }) => {
    return receipt.transactionIds.map((id) => ({ id, cents: -499, time: receipt.time }));
  });

  test("all debits of a statement that belong to one receipt each are right", () => {
    expect(fairness.debitCheck(debits, receipts)).toMatchObject({ outcome: "Holds" });
  });

  test("a debit of another amount, without a receipt, or listed twice differs", () => {
    const [first] = debits;
    if (first === undefined) throw new RangeError("too short");
    const wrong = [[{ ...first, cents: -500 }], [{ ...first, id: shop.idOf("a", 99, 9) }], [first, first]];
    for (const lines of wrong) {
      expect(fairness.debitCheck(lines, receipts)).toMatchObject({
        outcome: "Differs",
        about: lines.map(({ id }) => id),
      });
    }
  });
});
