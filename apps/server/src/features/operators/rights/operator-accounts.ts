import { permissionsOf } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { findOperator } from "../../auth/index.ts";

/**
 * What happens to an operator's account is for Owners to decide: whoever may look after people could otherwise keep out
 * those who watch them. Throws FORBIDDEN for another operator's account unless whoever acts may change rights.
 */
export async function requireOwnerForOperator(tx: Transaction, actorId: string, userId: string): Promise<void> {
  if (actorId === userId || (await findOperator(tx, userId)) === undefined) return;
  const actor = await findOperator(tx, actorId);
  if (actor === undefined || !permissionsOf(actor.presets).includes("rights.change")) {
    throw new Refusal("FORBIDDEN", { detail: "Only an Owner can do this with an operator's account" });
  }
}
