import { useState } from "react";
import { ApiError, messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { createIntent, type Intent } from "../../../api/intent.ts";
import { revalidate } from "../../../api/use-query.ts";
import type { OperatorShipment } from "./operator-shipment.ts";

/** A shipment whose approval failed, and why. `isKnown` is false unless the response was 4xx: it may be approved. */
type Failure = { id: string; number: string; reason: string; isKnown: boolean };

const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Approves several shipments one after the other; a refusal doesn't stop the rest. */
export function useApproval(listed: readonly OperatorShipment[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  // Kept until a response arrives, so that retrying after a lost response repeats the same request.
  const [intents] = useState(() => new Map<string, Intent>());
  // Drops shipments that another operator moved on or that are no longer on this page.
  const chosen = listed.filter(({ id, status }) => ids.has(id) && status === "Ordered");

  function toggle(id: string): void {
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  /** Returns the number of approved shipments. */
  async function approve(): Promise<number> {
    setBusy(true);
    const failed: Failure[] = [];
    for (const { id, number, version } of chosen) {
      const body = { status: "Approved", version } as const;
      const intent = intents.get(id) ?? createIntent();
      intents.set(id, intent);
      try {
        await call("setShipmentStatus", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
        intents.delete(id);
      } catch (error) {
        const isKnown = isRefusal(error);
        if (isKnown) intents.delete(id);
        failed.push({ id, number, reason: messageOf(error), isKnown });
      }
    }
    setFailures(failed);
    setIds(new Set(failed.filter(({ isKnown }) => !isKnown).map(({ id }) => id)));
    await revalidate("listAdminShipments");
    setBusy(false);
    return chosen.length - failed.length;
  }

  return { chosen, toggle, approve, busy, failures };
}
