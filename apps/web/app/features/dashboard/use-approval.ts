import { useState } from "react";
import { messageOf } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { newIntentKey } from "../../api/intent-key.ts";
import { revalidate } from "../../api/use-query.ts";
import type { OperatorShipment } from "./operator-shipment.ts";

/** A shipment that could not be approved, and why. */
type Refusal = { number: string; reason: string };

/** Approves several shipments one after the other; one that is refused doesn't hold up the others. */
export function useApproval(listed: readonly OperatorShipment[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  // Moved by somebody else, or on another page by now: not chosen any more.
  const chosen = listed.filter(({ id, status }) => ids.has(id) && status === "Ordered");

  function toggle(id: string): void {
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  /** Answers how many were approved. */
  async function approve(): Promise<number> {
    setBusy(true);
    const refused: Refusal[] = [];
    for (const { id, number, version } of chosen) {
      const body = { status: "Approved", version } as const;
      try {
        await call("setShipmentStatus", { params: { id }, body }, { idempotencyKey: newIntentKey() });
      } catch (error) {
        refused.push({ number, reason: messageOf(error) });
      }
    }
    setRefusals(refused);
    setIds(new Set());
    await revalidate("listAdminShipments");
    setBusy(false);
    return chosen.length - refused.length;
  }

  return { chosen, toggle, approve, busy, refusals };
}
