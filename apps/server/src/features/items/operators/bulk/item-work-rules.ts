import { randomUUIDv7 } from "node:crypto";
import { WORK_RIGHTS } from "@trove/contract";
import { cents } from "@trove/money";
import { Refusal } from "../../../../command/refusal.ts";
import { refusedFor } from "../../../../command/refused-for.ts";
import type { Connection, Transaction } from "../../../../database/connection.ts";
import { mayDo } from "../../../auth/index.ts";
import { readItemsNamed, rewriteItem } from "../../index.ts";
import {
  getsOtherOdds,
  holdItemBoxes,
  type ItemBox,
  type NamesAndPrices,
  publishNextTables,
  readItemBoxes,
} from "../../../lootboxes/index.ts";
import {
  absentOperator,
  insertAudit,
  type RowContext,
  type WorkRules,
  readRows,
  type RowChange,
  type Work,
  type WorkRow,
} from "../../../operators/index.ts";
import { requireItem, restock } from "../change-stock.ts";
import type { SafetyRule } from "../safety-rule.ts";
import { addItem, requireChangeable } from "../write-item.ts";
import { plannedItem } from "./item-values.ts";
import { judgeReverts } from "./judge-revert.ts";
import { type ItemEdit, judgeEdits } from "./plan-edit.ts";
import { judgeLines } from "./plan-import.ts";

type Stock = { from: number | null; to: number | null };

function stockChange(changes: readonly RowChange[]): Stock | undefined {
  const change = changes.find(({ field }) => field === "stock");
  return change && { from: change.before as number | null, to: change.after as number | null };
}

const altersTables = ({ changes, subjectVersion }: WorkRow) =>
  subjectVersion !== null && changes.some(({ field }) => field === "name" || field === "marketPrice");

/**
 * Throws STATUS_CONFLICT if the row would change the odds of an open box that was not open, or had other odds, when the
 * work was started.
 */
async function requireKnownBoxes(tx: Transaction, { approvedOdds }: Work, row: WorkRow): Promise<void> {
  const open = (await boxes(tx, [row])).filter(({ status }) => status === "Active");
  const unknown = open.find(({ lootboxId, tableVersion }) => approvedOdds[lootboxId]?.tableVersion !== tableVersion);
  if (unknown === undefined) return;
  const { name, lootboxId } = unknown;
  const code = lootboxId in approvedOdds ? "BoxOddsChanged" : "BoxOpened";
  throw refusedFor("STATUS_CONFLICT", [{ code, params: { box: name } }]);
}

/** Creates or changes a row's item like the calls for one item do, and writes its audit entry. */
async function runRow(rule: SafetyRule, { db: tx, now }: RowContext, work: Work, row: WorkRow) {
  const at = now();
  const { changes } = row;
  const actorId = work.startedBy ?? work.actorId;
  // The operator may have lost the permission since the work was started.
  if (!(await mayDo(tx, absentOperator(actorId), WORK_RIGHTS[work.kind].change))) throw new Refusal("FORBIDDEN");
  const cause = { actorId, reason: work.title === "" ? null : work.title };
  const entry = { auditId: randomUUIDv7(), actorId, reason: cause.reason, partOf: work.startedIn, at };
  if (row.subjectId === null) {
    const after = await addItem(rule, tx, { itemId: randomUUIDv7(), body: plannedItem(undefined, changes), cause, at });
    await insertAudit(tx, { ...entry, action: "createItem", subjectId: after.itemId, before: null, after });
    return { subjectId: after.itemId, madeVersion: after.version };
  }
  const present = await requireItem(tx, row.subjectId);
  if (present.version !== row.subjectVersion) throw new Refusal("VERSION_CONFLICT");
  await requireKnownBoxes(tx, work, row);
  const fields = plannedItem(present, changes);
  await requireChangeable(rule, tx, { before: present, after: fields, at });
  await rewriteItem(tx, present.itemId, fields, at);
  const { before, after } = await restock(tx, present, stockChange(changes), cause);
  await insertAudit(tx, { ...entry, action: "updateItem", subjectId: after.itemId, before, after });
  return { subjectId: after.itemId, madeVersion: after.version };
}

/**
 * Publishes one new version of each box whose items got new names or prices. If an open box would get odds that were
 * not approved, it keeps its present ones. Returns the ids of those boxes.
 */
async function close(tx: Transaction, work: Work, done: readonly WorkRow[], at: Date): Promise<string[]> {
  const itemIds = done.filter(altersTables).flatMap(({ subjectId }) => subjectId ?? []);
  if (itemIds.length === 0) return [];
  const changed = await holdItemBoxes(tx, itemIds);
  const isKept = (box: ItemBox) => getsOtherOdds(box) && work.approvedOdds[box.lootboxId]?.oddsHash !== box.oddsHash;
  const others = changed.filter((box) => !isKept(box));
  await publishNextTables(tx, others, at);
  return changed.filter(isKept).map(({ lootboxId }) => lootboxId);
}

/**
 * Returns the planned name and price of a row. Empty if the row is done, because the item has them already and may have
 * changed since.
 */
function nameAndPriceOf({ status, changes }: WorkRow) {
  const after = (field: "name" | "marketPrice") =>
    status === "Done" ? undefined : changes.find((change) => change.field === field)?.after;
  const [name, price] = [after("name"), after("marketPrice")];
  return {
    ...(typeof name === "string" && { name }),
    ...(typeof price === "number" && { marketPrice: cents(price) }),
  };
}

function boxes(db: Connection, rows: readonly WorkRow[]) {
  const planned: NamesAndPrices = new Map(
    rows.filter(altersTables).flatMap((row) => (row.subjectId === null ? [] : [[row.subjectId, nameAndPriceOf(row)]])),
  );
  return readItemBoxes(db, planned);
}

async function planAgain(rule: SafetyRule, tx: Transaction, work: Work, failed: readonly WorkRow[]) {
  switch (work.kind) {
    case "ItemImport":
      return judgeLines(
        rule,
        tx,
        failed.map(({ line, input }) => ({ line, cells: input, problem: null })),
      );
    case "ItemRevert": {
      const lines = new Set(failed.map(({ line }) => line));
      const done = await readRows(tx, work.revertsId ?? "", ["Done"]);
      return judgeReverts(
        rule,
        tx,
        done.filter(({ line }) => lines.has(line)),
      );
    }
    case "ItemEdit": {
      const ids = failed.flatMap(({ subjectId }) => subjectId ?? []);
      const items = new Map((await readItemsNamed(tx, { ids, slugs: [] })).map((item) => [item.itemId, item]));
      const numbered = failed.flatMap(({ line, subjectId }) => {
        const item = items.get(subjectId ?? "");
        return item === undefined ? [] : [{ item, line }];
      });
      return judgeEdits(rule, tx, numbered, work.settings["change"] as ItemEdit);
    }
    case "ShipmentMove":
      throw new Error("shipments have rules of their own");
  }
}

/** The rules of work that creates and changes items. */
export const itemWorkRules = (rule: SafetyRule): WorkRules => ({
  runRow: (context, work, row) => runRow(rule, context, work, row),
  close,
  boxes,
  planAgain: (tx, work, failed) => planAgain(rule, tx, work, failed),
  planRevert: (tx, done) => judgeReverts(rule, tx, done),
});
