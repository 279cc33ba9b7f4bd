import { Refusal } from "../../../../command/refusal.ts";
import { announceCatalogueChange } from "../../../../database/catalogue-changes.ts";
import type { Transaction } from "../../../../database/connection.ts";
import type { OperatorCall } from "../../../operators/index.ts";
import { endReduction as endNow } from "../../index.ts";
import { lockReduction, readReducedItems, readReduction, type ReductionRow } from "./reductions.store.ts";

const outlined = ({ reductionId, itemCount, itemName, percent, priceCents, state, endedAt }: ReductionRow) => {
  return { reductionId, items: itemCount, itemName, percent, priceCents, status: state, endedAt };
};

/** Reads a reduction. Throws NOT_FOUND. */
async function requireReduction(tx: Transaction, reductionId: string): Promise<ReductionRow> {
  const row = await readReduction(tx, reductionId);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  return row;
}

/**
 * Ends a reduction, or cancels it before it begins. Locks it and its items. Throws NOT_FOUND, and STATUS_CONFLICT if it
 * has ended already.
 */
export async function endReduction(
  tx: Transaction,
  at: Date,
  { params: { id } }: Pick<OperatorCall<"endReduction">, "params">,
) {
  if (!(await lockReduction(tx, id))) throw new Refusal("NOT_FOUND");
  const before = await requireReduction(tx, id);
  if (before.endedAt !== null) throw new Refusal("STATUS_CONFLICT");
  await endNow(tx, id, at);
  await announceCatalogueChange(tx);
  const after = await requireReduction(tx, id);
  const [first] = await readReducedItems(tx, id);
  return {
    facts: { reductionId: id },
    audit: {
      subjectId: before.categoryId ?? first?.itemId ?? id,
      before: outlined(before),
      after: outlined(after),
    },
  };
}
