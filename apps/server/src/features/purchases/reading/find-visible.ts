import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { findAnyPurchase, findPurchase, type PurchaseRow } from "./read-purchases.store.ts";

export type Visible = { purchase: PurchaseRow; isHidden: boolean };

/**
 * A purchase for whoever may see it: its owner and operators in full, and a guest's for everybody who knows its id,
 * with hidden contacts. Throws NOT_FOUND for all others, as for one that does not exist.
 */
export async function findVisible(db: Connection, person: Person | undefined, purchaseId: string): Promise<Visible> {
  const isOperator = person?.roles.includes("Admin") === true;
  const any = isOperator ? await findAnyPurchase(db, purchaseId) : undefined;
  const own = person && (any ?? (await findPurchase(db, person.userId, purchaseId)));
  const purchase = own ?? (await findPurchase(db, purchaseId, purchaseId));
  if (purchase === undefined) throw new Refusal("NOT_FOUND");
  return { purchase, isHidden: own === undefined };
}
