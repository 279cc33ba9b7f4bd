import type { BodyOf, Endpoints } from "@trove/contract";
import { callHoldShipments, callReleaseShipments, openShipmentsValue } from "../../shipments/index.ts";
import { operate } from "../operations/operate.ts";
import type { AdminParts } from "../parts.ts";
import { type PersonRequest, requirePerson } from "./person-request.ts";

export type HoldFacts = { userId: string; reason: string; actorId: string; placedAt: string } | { userId: string };

/**
 * Holds a person's shipments, so that none is approved or moved on, or releases them. They can still be cancelled.
 * Waits for moves that have begun. Throws NOT_FOUND, and STATUS_CONFLICT if it is so already.
 */
export function holdShipments(
  parts: Pick<AdminParts, "db" | "now">,
  { userId, ...request }: PersonRequest,
  { isHeld, reason }: BodyOf<Endpoints["holdShipments"]>,
): Promise<HoldFacts> {
  const actorId = request.person.userId;
  return operate(parts, { ...request, action: "holdShipments", subject: userId }, async (tx, at) => {
    await requirePerson(tx, userId);
    const valueCents = await openShipmentsValue(tx, userId);
    await (isHeld ? callHoldShipments(tx, { userId, reason, actorId }, at) : callReleaseShipments(tx, userId));
    return {
      facts: isHeld ? { userId, reason, actorId, placedAt: at.toISOString() } : { userId },
      audit: { subjectId: userId, before: { isHeld: !isHeld }, after: { isHeld, valueCents }, reason },
    };
  });
}
