import { oddsHash, oddsTableText } from "@trove/fairness";
import { type OpeningLeaf, recordsLog, type RecordsLogLeaf } from "@trove/fairness/log";
import { describe, expect, it } from "vitest";
import { openingLeaf, tableOf, voidLeaf } from "../../../../../../../packages/fairness/test/audited-logs.ts";
import { checkEntry, type LoggedOdds } from "./check-entry.ts";
import { NOTHING_COUNTED, withEntry } from "./count-entries.ts";

const table = tableOf(1);
const HASH = oddsHash(oddsTableText(table));
const INDEX = 7;
const MINUTE = "2026-11-21T12:00Z";

const find = async (hash: string): Promise<LoggedOdds | undefined> => (hash === HASH ? { table, index: 3 } : undefined);
const check = (leaf: RecordsLogLeaf) => checkEntry(recordsLog.write(leaf), INDEX, find);
const faultOf = async (leaf: RecordsLogLeaf) => (await check(leaf)).fault;

const opening: OpeningLeaf = { ...openingLeaf(table, 1, MINUTE, 3), termsSize: 4 };
const voided = voidLeaf(table, 2, MINUTE);
const lost: RecordsLogLeaf = { kind: "lost", logIndex: 3, recordHash: "ab".repeat(32), time: MINUTE };

describe("an entry of the records log", () => {
  it("has no fault if everything follows from seeds and odds", async () => {
    for (const leaf of [opening, voided, lost]) expect(await faultOf(leaf)).toBeUndefined();
  });

  it("is at fault for each thing that does not follow", async () => {
    const [first = 0, ...tickets] = opening.tickets;
    expect(await faultOf({ ...opening, tickets: [(first + 1) % 1_000_000, ...tickets] })).toBe("draw");
    const itemIds = opening.itemIds.with(1, table.drops[0]?.itemId ?? "");
    expect(await faultOf({ ...opening, itemIds })).toBe("draw");
    expect(await faultOf({ ...opening, commitment: opening.clientHash })).toBe("seed");
    expect(await faultOf({ ...opening, oddsHash: "5e".repeat(32) })).toBe("odds");
    expect(await faultOf({ ...opening, offeredAt: "2026-11-21T12:01Z" })).toBe("time");
    expect(await faultOf({ ...voided, reason: "OUT_OF_STOCK" })).toBe("reason");
    expect(await faultOf({ ...lost, logIndex: INDEX })).toBe("entry");
  });

  it("is at fault for odds that came into the log only after the state that its offer names", async () => {
    expect(await faultOf({ ...opening, termsSize: 3 })).toBe("odds");
  });

  it("is none with another text, or with more boxes than the protocol has", async () => {
    const other = new TextEncoder().encode('{"kind":"gift"}');
    expect(await checkEntry(other, INDEX, find)).toEqual({ leaf: undefined, fault: "entry" });
    const many = openingLeaf(table, 1, MINUTE, 6);
    expect(await faultOf(many)).toBe("entry");
  });
});

describe("the counts of entries", () => {
  it("tell openings, boxes, voids by reason, losses, late leaves and faults", async () => {
    const times = [
      { size: 0, at: Date.parse("2026-11-21T12:03:30Z") },
      { size: 5, at: Date.parse("2026-11-21T12:03:00Z") },
    ];
    const leaves = [opening, voided, { ...voided, reason: "GIFT" }, lost, { ...opening, commitment: HASH }];
    let counts = NOTHING_COUNTED;
    for (const [index, leaf] of leaves.entries()) counts = withEntry(counts, index, await check(leaf), times);
    expect(counts).toEqual({
      checked: 5,
      openings: 2,
      boxes: 6,
      voids: { INSUFFICIENT_BALANCE: 1, GIFT: 1 },
      lost: 1,
      timed: 5,
      late: 5,
      wrong: 2,
      faults: [
        { index: 2, fault: "reason" },
        { index: 4, fault: "seed" },
      ],
    });
  });

  it("list the first five faults, and count all", async () => {
    const wrong = await check({ ...opening, commitment: HASH });
    let counts = NOTHING_COUNTED;
    for (let index = 0; index < 9; index += 1) counts = withEntry(counts, index, wrong, []);
    expect([counts.wrong, counts.faults.length, counts.timed]).toEqual([9, 5, 0]);
  });
});
