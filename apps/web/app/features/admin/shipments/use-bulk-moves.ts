import type { OrderStatus } from "@trove/contract/statuses";
import { useState } from "react";
import { ApiError, messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { createIntent, type Intent } from "../../../api/intent.ts";
import { revalidate } from "../../../api/use-query.ts";
import { readAll } from "../list/read-all.ts";
import type { Selection } from "../list/list-parts.ts";
import type { OperatorShipment } from "./operator-shipment.ts";

/** A shipment whose move failed, and why. `isKnown` is false unless the response was 4xx: it may have moved. */
type Failure = { id: string; number: string; reason: string; isKnown: boolean };

const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Moves several shipments on, one after the other; a refusal doesn't stop the rest. */
export function useBulkMoves() {
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  // Kept until a response arrives, so that retrying after a lost response repeats the same request.
  const [intents] = useState(() => new Map<string, Intent>());

  async function move({ id, number, version }: OperatorShipment, status: OrderStatus): Promise<Failure | undefined> {
    const body = { status, version };
    const key = `${id} ${status}`;
    const intent = intents.get(key) ?? createIntent();
    intents.set(key, intent);
    try {
      await call("setShipmentStatus", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      intents.delete(key);
      return undefined;
    } catch (error) {
      const isKnown = isRefusal(error);
      if (isKnown) intents.delete(key);
      return { id, number, reason: messageOf(error), isKnown };
    }
  }

  /** Returns how many moved, and the ids of those of which it isn't known. */
  async function moveAll(
    selection: Selection<"listAdminShipments">,
    from: OrderStatus,
    to: OrderStatus,
  ): Promise<{ moved: number; unclear: string[] }> {
    const failed: Failure[] = [];
    try {
      const rows = (await readAll("listAdminShipments", selection)).filter(({ status }) => status === from);
      for (const [index, row] of rows.entries()) {
        setProgress({ done: index, of: rows.length });
        const failure = await move(row, to);
        if (failure !== undefined) failed.push(failure);
      }
      setFailures(failed);
      await revalidate("listAdminShipments");
      return {
        moved: rows.length - failed.length,
        unclear: failed.filter(({ isKnown }) => !isKnown).map(({ id }) => id),
      };
    } finally {
      setProgress(undefined);
    }
  }

  return { moveAll, progress, failures };
}
