import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { mayDo } from "../../auth/index.ts";
import { findAnyPurchase, findPurchase, type PurchaseRow } from "./read-purchases.store.ts";

export type Visible = { purchase: PurchaseRow; isHidden: boolean };

/**
 * Finds a purchase that the caller may see. Owners, and operators who may see shipments, see it in full. A guest's purchase is visible to
 * everyone who knows its id, with masked contact details. Otherwise throws NOT_FOUND, as for an unknown id.
 */
export async function findVisible(db: Connection, person: Person | undefined, purchaseId: string): Promise<Visible> {
  const isOperator = person !== undefined && (await mayDo(db, person, "shipments.read"));
  const any = isOperator ? await findAnyPurchase(db, purchaseId) : undefined;
  const own = person && (any ?? (await findPurchase(db, person.userId, purchaseId)));
  const purchase = own ?? (await findPurchase(db, purchaseId, purchaseId));
  if (purchase === undefined) throw new Refusal("NOT_FOUND");
  return { purchase, isHidden: own === undefined };
}
