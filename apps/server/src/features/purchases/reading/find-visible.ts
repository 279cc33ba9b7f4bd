import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { PurchaseRouteParts } from "../parts.ts";
import { findAnyPurchase, findPurchase, type PurchaseRow } from "./read-purchases.store.ts";

export type Visible = { purchase: PurchaseRow; isHidden: boolean };

/**
 * Finds a purchase that the caller may see, otherwise throws NOT_FOUND.
 * - Owners see it in full.
 * - Operators who may see shipments see it in full, with an entry in the audit log.
 * - Everybody who knows the id of a guest's purchase sees it with masked contact details.
 */
export async function findVisible(
  { db, readForeign }: Pick<PurchaseRouteParts, "db" | "readForeign">,
  person: Person | undefined,
  purchaseId: string,
): Promise<Visible> {
  const foreign = { action: "getPurchase", permission: "shipments.read", subjectId: purchaseId } as const;
  const whole =
    person &&
    ((await findPurchase(db, person.userId, purchaseId)) ??
      (await readForeign(person, foreign, () => findAnyPurchase(db, purchaseId))));
  const purchase = whole ?? (await findPurchase(db, purchaseId, purchaseId));
  if (purchase === undefined) throw new Refusal("NOT_FOUND");
  return { purchase, isHidden: whole === undefined };
}
