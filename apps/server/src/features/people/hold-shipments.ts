import { Refusal } from "../../command/refusal.ts";
import type { Transaction } from "../../database/connection.ts";
import { callHoldShipments, callReleaseShipments, openShipmentsValue } from "../shipments/index.ts";
import type { Operated, OperatorCall } from "../operators/index.ts";
import { requirePerson } from "./person-request.ts";

export type HoldFacts = { userId: string; reason: string; actorId: string; placedAt: string } | { userId: string };

/**
 * Holds a person's shipments, or releases them. Held shipments can't be approved or moved on, only cancelled. Waits for
 * moves that have begun. Throws FORBIDDEN if operators release their own shipments, NOT_FOUND, and STATUS_CONFLICT if
 * the shipments are held or released already.
 */
export async function holdShipments(
  tx: Transaction,
  at: Date,
  { person, params: { id: userId }, body: { isHeld, reason } }: OperatorCall<"holdShipments">,
): Promise<Operated<HoldFacts>> {
  const actorId = person.userId;
  if (userId === actorId && !isHeld) {
    throw new Refusal("FORBIDDEN", { detail: "Someone else has to release your shipments" });
  }
  await requirePerson(tx, userId);
  const valueCents = await openShipmentsValue(tx, userId);
  // The audit log records which hold ends, so that an approval to release this hold can't release a later one.
  const ended = isHeld ? {} : { hold: await callReleaseShipments(tx, userId) };
  if (isHeld) await callHoldShipments(tx, { userId, reason, actorId }, at);
  return {
    facts: isHeld ? { userId, reason, actorId, placedAt: at.toISOString() } : { userId },
    audit: { subjectId: userId, before: { isHeld: !isHeld, ...ended }, after: { isHeld, valueCents }, reason },
    people: [userId],
  };
}
