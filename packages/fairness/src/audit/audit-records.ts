import { drawTicket } from "../draws/draw.ts";
import { commitmentOf } from "../draws/server-seed.ts";
import type { LogClient } from "../log/client/log-client.ts";
import { recordsLog } from "../log/leaves/records-log.ts";
import type { DrawnLeaf } from "../log/leaves/records-log.ts";
import type { TreeHead } from "../log/tree/tree-head.ts";
import type { OddsTable } from "../odds/odds-table.ts";
import { dropAt } from "../odds/tickets.ts";
import { VOID_REASONS } from "../records/void-record.ts";
import type { Findings } from "./findings.ts";
import { Entering } from "./history/entering.ts";
import type { Months } from "./history/months.ts";
import { NamedTrees } from "./history/named-trees.ts";
import type { NamedTree } from "./history/named-trees.ts";
import type { Published } from "./history/published.ts";
import { RecordTimes } from "./history/record-times.ts";
import { Losses } from "./losses/losses.ts";
import type { LostStretches } from "./losses/losses.ts";
import type { Silences } from "./silences/silences.ts";
import { parsedOr } from "./parsed-or.ts";
import { Tally } from "./tally.ts";
import type { Interval } from "./timeline.ts";
import { isWithin } from "./timeline.ts";

type Reading = {
  readonly client: LogClient;
  readonly tree: TreeHead;
  readonly findings: Findings;
  readonly tables: ReadonlyMap<string, OddsTable>;
  readonly intervals: ReadonlyMap<string, readonly Interval[]>;
  readonly published: AsyncIterator<Published>;
  /** True if the log has witnesses. */
  readonly hasTimes: boolean;
  /** The published trees of the terms log. */
  readonly trees: readonly NamedTree[];
  readonly months: Months;
  readonly silences: Silences;
  readonly onLeaf: () => void;
};

const reasons: readonly string[] = VOID_REASONS;

/** Recomputes the draws of a record, box by box, from its seeds and odds. */
function drawAgain({ serverSeed, clientHash, oddsHash, quantity }: DrawnLeaf, { drops }: OddsTable) {
  return Array.from({ length: quantity }, (_, box) => {
    const ticket = drawTicket({ serverSeed, clientHash, oddsHash }, box);
    return { ticket, drop: dropAt(drops, ticket) };
  });
}

function checkLeaf(leaf: DrawnLeaf, index: number, { findings, tables, intervals }: Reading, tally: Tally): void {
  const name = `leaf ${index}`;
  const check = (rule: Parameters<Findings["check"]>[0], holds: boolean) =>
    findings.check(rule, holds ? undefined : name);
  check("seeds", commitmentOf(leaf.serverSeed) === leaf.commitment);
  check("times", leaf.offeredAt <= leaf.time);
  if (leaf.kind === "void") check("reasons", reasons.includes(leaf.reason));
  const table = tables.get(leaf.oddsHash);
  check("known", table !== undefined);
  if (table === undefined) return;
  check("inForce", isWithin(intervals.get(leaf.oddsHash) ?? [], leaf.offeredAt));
  const drawn = drawAgain(leaf, table);
  if (leaf.kind === "opening") {
    const isSame = drawn.every(
      ({ ticket, drop }, box) => leaf.tickets[box] === ticket && leaf.itemIds[box] === drop.itemId,
    );
    check("drawn", isSame);
    for (const { drop } of drawn) tally.won(leaf.oddsHash, table, drop);
  } else {
    for (const { drop } of drawn) tally.voided(leaf.reason, table, drop);
  }
}

export type RecordsAudit = {
  readonly tally: Tally;
  /** The number of openings and voids. */
  readonly records: number;
  readonly lost: LostStretches | undefined;
};

/** Maximum number of boxes in a record, by the protocol. A leaf that claims more would keep the audit busy. */
const MOST_BOXES = 5;

/**
 * Reads the whole records log, recomputes every draw, and compares each item's frequency with its odds. Memory does
 * not grow with the log. Throws LogFault for an unreadable log, and for entries that don't belong to it.
 */
export async function auditRecords(reading: Reading): Promise<RecordsAudit> {
  const { client, tree, findings, tables, intervals, months, silences, onLeaf } = reading;
  const tally = new Tally();
  let records = 0;
  const losses = new Losses(reading);
  const entering = new Entering({ ...reading, name: "the records log" });
  const times = new RecordTimes({ ...reading, trees: new NamedTrees(reading.trees) });
  for await (const { index, entry } of client.entries(tree)) {
    const leaf = parsedOr(() => recordsLog.read(entry), undefined);
    const entered = await entering.add(entry);
    if (leaf?.kind === "lost") await losses.take(leaf, index);
    else if (leaf === undefined || leaf.quantity > MOST_BOXES) findings.check("known", `leaf ${index} is no record`);
    else {
      records += 1;
      checkLeaf(leaf, index, reading, tally);
      silences.close(leaf.commitment);
      times.take(leaf, `leaf ${index}`, entered, intervals.get(leaf.oddsHash) ?? []);
      months.add(leaf.time, leaf.kind === "void" ? `voids by ${leaf.reason}` : "openings");
    }
    onLeaf();
  }
  times.end();
  tally.judge(tables, findings);
  losses.judge();
  silences.judge(findings);
  return { tally, records, lost: losses.stretches };
}
