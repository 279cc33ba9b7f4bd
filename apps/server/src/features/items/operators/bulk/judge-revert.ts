import type { RowProblem } from "@trove/contract";
import type { Connection } from "../../../../database/connection.ts";
import { type AnyItemRow, readItemsNamed } from "../../index.ts";
import type { PlannedRow, WorkRow } from "../../../operators/index.ts";
import type { SafetyRule } from "../safety-rule.ts";
import { type ItemValues, valuesOf } from "./item-values.ts";
import { invalidRow, judgeItem, readShelf } from "./judge-item.ts";

const CHANGED_SINCE: RowProblem = { code: "ItemChangedSince", params: {} };
const SOLD_SINCE: RowProblem = { code: "ItemSoldSince", params: {} };

/**
 * Returns the item as it was before a row ran, or the problem that prevents it. Pieces that were sold since stay sold.
 */
function reverted(item: AnyItemRow, { changes, madeVersion, subjectVersion }: WorkRow): ItemValues | RowProblem {
  if (item.version !== madeVersion) return CHANGED_SINCE;
  const present = valuesOf(item);
  // Items that the row created are not deleted but hidden, because orders and boxes may refer to them.
  if (subjectVersion === null) return { ...present, isActive: false };
  const earlier = Object.fromEntries(changes.map(({ field, before }) => [field, before]));
  const values: ItemValues = { ...present, ...earlier };
  const stock = changes.find(({ field }) => field === "stock");
  if (typeof stock?.before !== "number" || typeof stock.after !== "number" || present.stock === null) return values;
  const left = present.stock - stock.after + stock.before;
  return left < 0 ? SOLD_SINCE : { ...values, stock: left };
}

/** Plans the revert of rows that are done. Each keeps its line, and is compared with its item as it is now. */
export async function judgeReverts(rule: SafetyRule, db: Connection, done: readonly WorkRow[]): Promise<PlannedRow[]> {
  const ids = done.flatMap(({ subjectId }) => subjectId ?? []);
  const items = await readItemsNamed(db, { ids, slugs: [] });
  const shelf = await readShelf(rule, db, items);
  const byId = new Map(items.map((item) => [item.itemId, item]));
  return done.flatMap((row) => {
    const item = byId.get(row.subjectId ?? "");
    if (item === undefined) return [];
    const named = { line: row.line, name: item.name, input: { Id: item.itemId, Name: item.name }, item };
    const values = reverted(item, row);
    return ["code" in values ? invalidRow(named, [values]) : judgeItem(shelf, { ...named, values })];
  });
}
