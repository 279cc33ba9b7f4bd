import type { BodyOf, Endpoints } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";
import { callHoldShipments, callReleaseShipments, openShipmentsValue } from "../shipments/index.ts";
import { operate, type OperationParts } from "../operators/index.ts";
import { type PersonRequest, requirePerson } from "./person-request.ts";

export type HoldFacts = { userId: string; reason: string; actorId: string; placedAt: string } | { userId: string };

/**
 * Holds a person's shipments, or releases them. Held shipments can't be approved or moved on, only cancelled. Waits for
 * moves that have begun. Throws FORBIDDEN if operators release their own shipments, NOT_FOUND, and STATUS_CONFLICT if
 * the shipments are held or released already.
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
    // The audit log records which hold ends, so that an approval to release this hold can't release a later one.
    const ended = isHeld ? {} : { hold: await callReleaseShipments(tx, userId) };
    if (isHeld) await callHoldShipments(tx, { userId, reason, actorId }, at);
    return {
      facts: isHeld ? { userId, reason, actorId, placedAt: at.toISOString() } : { userId },
      audit: { subjectId: userId, before: { isHeld: !isHeld, ...ended }, after: { isHeld, valueCents }, reason },
      people: [userId],
    };
  });
}
