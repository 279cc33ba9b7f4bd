import { type Permission, permissionsOf } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { findOperator } from "../../auth/index.ts";

/**
 * Throws FORBIDDEN for another operator's account unless the actor may change rights. Otherwise operators who manage
 * accounts could lock out the operators who supervise them.
 */
export async function requireOwnerForOperator(tx: Transaction, actorId: string, userId: string): Promise<void> {
  if (actorId === userId || (await findOperator(tx, userId)) === undefined) return;
  if (!(await hasPermission(tx, actorId, "rights.change"))) {
    throw new Refusal("FORBIDDEN", { detail: "Only an Owner can do this with an operator's account" });
  }
}

/** True if an operator has a permission now, for acts of which only a part needs it. */
export async function hasPermission(tx: Transaction, actorId: string, permission: Permission): Promise<boolean> {
  const actor = await findOperator(tx, actorId);
  return actor !== undefined && permissionsOf(actor.presets).includes(permission);
}
