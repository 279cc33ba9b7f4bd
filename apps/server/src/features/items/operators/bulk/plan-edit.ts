import { randomUUIDv7 } from "node:crypto";
import { type BodyOf, type Endpoints, WORK_ROWS_MAX } from "@trove/contract";
import { addPercent } from "@trove/money";
import { Refusal } from "../../../../command/refusal.ts";
import type { Connection } from "../../../../database/connection.ts";
import { type AnyItemRow, type ItemSelection, readItemsAfter } from "../../index.ts";
import { defineAct, insertWork, type PlannedRow, shownWork } from "../../../operators/index.ts";
import type { SafetyRule } from "../safety-rule.ts";
import { type ItemValues, valuesOf } from "./item-values.ts";
import { judgeItem, readShelf } from "./judge-item.ts";

type Body = BodyOf<Endpoints["planItemEdit"]>;
export type ItemEdit = Body["change"];

/** Returns an item's values with an edit applied. Prices are rounded to whole cents. */
export function edited(item: AnyItemRow, edit: ItemEdit): ItemValues {
  const values = valuesOf(item);
  const { pricePercent = 0, categoryId, isActive, isSellable, setStock, addStock = 0, weightGrams, maker } = edit;
  const marketPrice = addPercent(values.marketPrice, pricePercent);
  const counted = setStock === undefined ? values.stock : setStock;
  return {
    ...values,
    ...maker,
    marketPrice,
    stock: counted === null ? null : counted + addStock,
    weightGrams: weightGrams === undefined ? values.weightGrams : weightGrams,
    categoryId: categoryId ?? values.categoryId,
    isActive: isActive ?? values.isActive,
    isSellable: isSellable ?? values.isSellable,
  };
}

/** Plans an edit of items as they are now, with a line for each. */
export async function judgeEdits(
  rule: SafetyRule,
  db: Connection,
  items: readonly { item: AnyItemRow; line: number }[],
  edit: ItemEdit,
): Promise<PlannedRow[]> {
  const shelf = await readShelf(
    rule,
    db,
    items.map(({ item }) => item),
  );
  return items.map(({ item, line }) => {
    const input = { Id: item.itemId, Name: item.name };
    return judgeItem(shelf, { line, name: item.name, input, item, values: edited(item, edit) });
  });
}

/** Returns the items that match. Throws STATUS_CONFLICT if there are none, or more than WORK_ROWS_MAX. */
async function requireItems(db: Connection, { itemIds, matching }: Body): Promise<AnyItemRow[]> {
  const selection: ItemSelection = { language: "en", ...matching, ...(itemIds && { ids: itemIds }) };
  const order = { by: "Name", direction: "Asc" } as const;
  const items = await readItemsAfter(db, selection, order, { after: undefined, limit: WORK_ROWS_MAX + 1 });
  if (items.length === 0) throw new Refusal("STATUS_CONFLICT", { detail: "No items match" });
  if (items.length > WORK_ROWS_MAX) {
    throw new Refusal("STATUS_CONFLICT", { detail: `More than ${WORK_ROWS_MAX} items match. Filter the list first` });
  }
  return items;
}

/** Throws VALIDATION_FAILED unless the body selects items in exactly one way and changes something. */
function requireSense({ itemIds, matching, change }: Body): void {
  const errors: Record<string, string[]> = {};
  if ((itemIds === undefined) === (matching === undefined)) errors["itemIds"] = ["Send either itemIds or matching"];
  if (Object.keys(change).length === 0) errors["change"] = ["Change something"];
  if (change.setStock !== undefined && change.addStock !== undefined) {
    errors["change.addStock"] = ["Stock is either set or added to"];
  }
  if (Object.keys(errors).length > 0) throw new Refusal("VALIDATION_FAILED", { errors });
}

/** Plans an edit of many items, without running it. Throws VALIDATION_FAILED and STATUS_CONFLICT. */
export const planEdit = (rule: SafetyRule) =>
  defineAct({
    name: "planItemEdit",
    change: async (tx, at, { person, body }) => {
      requireSense(body);
      const items = await requireItems(tx, body);
      const numbered = items.map((item, place) => ({ item, line: place + 1 }));
      const rows = await judgeEdits(rule, tx, numbered, body.change);
      const own = { kind: "ItemEdit", title: "", actorId: person.userId, revertsId: null } as const;
      const work = { ...own, workId: randomUUIDv7(), settings: { columns: ["Id", "Name"], change: body.change } };
      await insertWork(tx, work, rows, at);
      const after = { kind: work.kind, change: body.change, rows: rows.length };
      return { facts: { workId: work.workId }, audit: { subjectId: work.workId, before: null, after } };
    },
    response: (db, { workId }) => shownWork({ db }, workId),
  });
