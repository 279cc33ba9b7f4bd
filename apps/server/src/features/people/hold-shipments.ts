import type { BodyOf, Endpoints } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";
import { callHoldShipments, callReleaseShipments, openShipmentsValue } from "../shipments/index.ts";
import { operate, type OperationParts } from "../operators/index.ts";
import { type PersonRequest, requirePerson } from "./person-request.ts";

export type HoldFacts = { userId: string; reason: string; actorId: string; placedAt: string } | { userId: string };

/**
 * Holds a person's shipments, so that none is approved or moved on, or releases them. They can still be cancelled.
 * Waits for moves that have begun. Throws FORBIDDEN for an operator who would release their own, NOT_FOUND, and
 * STATUS_CONFLICT if the hold is in that state already.
 */
export async function holdShipments(
  parts: OperationParts,
  { userId, ...request }: PersonRequest,
  { isHeld, reason }: BodyOf<Endpoints["holdShipments"]>,
): Promise<HoldFacts> {
  const actorId = request.person.userId;
  if (userId === actorId && !isHeld) {
    throw new Refusal("FORBIDDEN", { detail: "Someone else has to release your shipments" });
  }
  return operate(parts, { ...request, action: "holdShipments", subject: userId }, async (tx, at) => {
    await requirePerson(tx, userId);
    const valueCents = await openShipmentsValue(tx, userId);
    // The audit log names the hold that ends: an approval of its release is none of a later one's.
    const ended = isHeld ? {} : { hold: await callReleaseShipments(tx, userId) };
    if (isHeld) await callHoldShipments(tx, { userId, reason, actorId }, at);
    return {
      facts: isHeld ? { userId, reason, actorId, placedAt: at.toISOString() } : { userId },
      audit: { subjectId: userId, before: { isHeld: !isHeld, ...ended }, after: { isHeld, valueCents }, reason },
      people: [userId],
    };
  });
}
