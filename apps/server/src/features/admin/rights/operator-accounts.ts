import { permissionsOf } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { findOperator, requireOtherOwner } from "../../auth/index.ts";

/**
 * Locking an operator's account, or unlocking it, changes what they may do. Throws FORBIDDEN unless whoever does it may
 * change rights, and STATUS_CONFLICT if nobody could change rights any more. Lets nobody else change rights meanwhile.
 */
export async function requireOwnerForOperator(
  tx: Transaction,
  actorId: string,
  userId: string,
  isLocked: boolean,
): Promise<void> {
  if ((await findOperator(tx, userId)) === undefined) return;
  const actor = await findOperator(tx, actorId);
  if (actor === undefined || !permissionsOf(actor.presets).includes("rights.change")) {
    throw new Refusal("FORBIDDEN", { detail: "Only an Owner locks or unlocks an operator's account" });
  }
  if (isLocked) await requireOtherOwner(tx, userId);
}
