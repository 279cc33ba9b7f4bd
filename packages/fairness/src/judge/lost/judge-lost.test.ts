import { describe, expect, test } from "vitest";
import { publicLog, bothLogs, sampleTerms } from "../../../test/sample-logs.ts";
import * as proofs from "../../../test/sample-proofs.ts";
import * as shop from "../../../test/sample-shop.ts";
import { jsonOf } from "../../../test/sample-terms.ts";
import { exitCodeOf } from "../../command-line/exit-code.ts";
import { reportOf } from "../../command-line/report.ts";
import * as fairness from "../../index.ts";
import type { HeldOpening, KeptOpening } from "../../index.ts";
import { recordsLog } from "../../log/index.ts";
import type { DrawnLeaf } from "../../log/index.ts";
import { judgeLost, owedFor } from "./judge-lost.ts";

const held = shop.hold({ nonce: 0 });
const leafOf = (record = shop.receiptOf(held), from = held): DrawnLeaf =>
  fairness.recordLeaf(
    record.text,
    fairness.parseRecord(record.text),
    fairness.parseOffer(from.offer.text),
    from.clientSeed,
  );

const honest = leafOf();
const judge = (leaf: DrawnLeaf) => judgeLost({ ...held, oddsTable: shop.oddsTable }, leaf, shop.trust);
const open = ({ checks }: fairness.Judgement) =>
  checks
    .filter(({ id, outcome }) => outcome !== "Holds" && id.startsWith("lost"))
    .map(({ id, outcome }) => `${id} ${outcome}`);

describe("a lost record", () => {
  test("is contested if its leaf follows from the reveal, with what was won and what it is worth", async () => {
    const judged = await judge(honest);
    expect([judged.verdict, judged.isProven, open(judged)]).toEqual(["Contested", false, []]);
    expect(judged.draws).toEqual(shop.drawsOf(held));
    const sellCents = shop.drawsOf(held).reduce((sum, { drop }) => sum + drop.sellPriceCents, 0);
    expect(owedFor(judged)).toEqual({ priceCents: 998, sellCents });
  });

  test("a lost record that was a void owes nothing", async () => {
    const judged = await judge(leafOf(shop.voidOf(held)));
    expect([judged.verdict, open(judged), owedFor(judged)]).toEqual(["Contested", [], undefined]);
  });

  test.each<[string, Partial<DrawnLeaf>]>([
    ["tickets", { tickets: [0, 1] }],
    ["odds", { oddsHash: "5e".repeat(32) }],
    ["time of the offer", { offeredAt: "2020-01-01T00:00Z" }],
    ["state of the terms log", { termsSize: 1 }],
  ])("is a breach that was seen if its leaf has other %s", async (_, lie) => {
    const judged = await judge({ ...honest, ...lie } as DrawnLeaf);
    expect([judged.verdict, judged.isProven, open(judged)]).toEqual(["Breach", false, ["lost-draw Differs"]]);
  });

  test("owes nothing under another offer of the nonce, for which somebody took the same entropy", async () => {
    const other = { ...shop.hold({ nonce: 0, quantity: 5 }), oddsTable: shop.oddsTable };
    const judged = await judgeLost(other, honest, shop.trust);
    expect([judged.verdict, judged.isProven, open(judged)]).toEqual(["Breach", false, ["lost-draw Differs"]]);
    expect([owedFor(judged), judged.draws, judged.ours]).toEqual([undefined, undefined, shop.drawsOf(other)]);
  });

  test("is a breach if its leaf is a void for a reason that there is not", async () => {
    const leaf = leafOf(shop.voidOf(held));
    const judged = await judge({ ...leaf, reason: "OUT_OF_STOCK" } as DrawnLeaf);
    expect(open(judged)).toEqual(["lost-draw Differs"]);
  });

  test("a lost record of another browser is a question, and shows what one's own entropy would have drawn", async () => {
    const judged = await judge({ ...honest, clientHash: "5e".repeat(32) });
    expect([judged.verdict, open(judged)]).toEqual(["Contested", ["lost-client Ask"]]);
    expect([judged.draws, judged.ours]).toEqual([undefined, shop.drawsOf(held)]);
  });

  test("can't be compared without the table", async () => {
    const judged = await judgeLost({ ...held, oddsTable: undefined }, honest, shop.trust);
    expect([judged.verdict, open(judged)]).toEqual(["Contested", ["lost-draw NotHeld"]]);
  });
});

describe("a file with a lost record", () => {
  /** The file of an opening whose record is lost, with a records log that has this leaf of it. */
  async function fileWith(leaf: DrawnLeaf, says: object = {}, others: readonly HeldOpening[] = []) {
    const lost = { kind: "lost", logIndex: 0, recordHash: leaf.recordHash, time: leaf.time, ...says } as const;
    const log = await publicLog("records", [leaf, lost].map(recordsLog.write));
    const proof = {
      leaf: JSON.stringify(leaf),
      logged: await log.prove(0),
      lostLeaf: JSON.stringify(lost),
      lostLogged: await log.prove(1),
    };
    const { proof: terms } = await sampleTerms();
    const kept = [held, ...others].map(({ offer, clientSeed, browserKeys, reveal }): KeptOpening => ({
      kind: "Lost",
      offer,
      clientSeed,
      browserKeys,
      reveal,
      terms: jsonOf(terms),
      sealed: null,
      answers: [],
      lost: proof,
    }));
    const text = fairness.proofsText(proofs.fileOf(...kept));
    expect(JSON.parse(text)).toMatchObject({ format: "lootbox/proofs/v3" });
    const judged = await fairness.judgeProofs(fairness.parseProofs(text), [shop.shopKey.publicKey], bothLogs);
    const compared = { forks: [], uncompared: [] };
    const codeFor = (isMine: boolean) => exitCodeOf(judged, { isKeyTold: true, isMine, asked: new Set(), compared });
    const report = reportOf(
      judged,
      { isKeyTold: true, isMine: false, asked: new Set(), compared },
      { unseen: [], areLogsAlone: false },
    );
    return { judged, codes: [codeFor(false), codeFor(true)], report };
  }

  test("is contested, and the command line lists what was won and what is owed", async () => {
    const { judged, codes, report } = await fileWith(honest);
    expect([judged.verdict, codes]).toEqual(["Contested", [2, 2]]);
    expect(report).toContain("nonce 0, lost by the shop: CONTESTED");
    expect(report).toMatch(
      /in box 1: .*\n.*in box 2: .*\n {2}owed: these items, which sell for \d+ cents, against the price of 998 cents/u,
    );
  });

  test("owes what a leaf shows once, also to who took two offers in a minute for one entropy", async () => {
    const again = shop.hold({ nonce: 0, lie: { time: shop.timeOf(0, 1) } });
    const { judged, report } = await fileWith(honest, {}, [again]);
    expect(judged.openings.map(({ judgement }) => judgement.verdict)).toEqual(["Contested", "Contested"]);
    expect(report.match(/owed: these items/gu)).toHaveLength(1);
  });

  test("a file with a lost record of a leaf that somebody invented is a breach to the browser that saw it", async () => {
    const { judged, codes } = await fileWith({ ...honest, tickets: [0, 1] } as DrawnLeaf);
    expect([judged.verdict, judged.isProven, codes]).toEqual(["Breach", false, [2, 1]]);
  });

  test.each<[string, object]>([
    ["another record", { recordHash: "5e".repeat(32) }],
    ["another leaf", { logIndex: 1 }],
  ])("is as good as none if the leaf about it names %s", async (_, says) => {
    const { judged, codes } = await fileWith(honest, says);
    expect([judged.verdict, codes]).toEqual(["Unknown", [2, 2]]);
  });
});
