import { permissionsOf } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { findOperator } from "../../auth/index.ts";

/**
 * Throws FORBIDDEN for another operator's account unless the actor may change rights. Otherwise operators who manage
 * accounts could lock out the operators who supervise them.
 */
export async function requireOwnerForOperator(tx: Transaction, actorId: string, userId: string): Promise<void> {
  if (actorId === userId || (await findOperator(tx, userId)) === undefined) return;
  const actor = await findOperator(tx, actorId);
  if (actor === undefined || !permissionsOf(actor.presets).includes("rights.change")) {
    throw new Refusal("FORBIDDEN", { detail: "Only an Owner can do this with an operator's account" });
  }
}
