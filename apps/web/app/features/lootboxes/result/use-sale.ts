import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { balanceMoved } from "../../../api/balance.ts";
import { call } from "../../../api/call.ts";
import { newIntentKey } from "../../../api/intent.ts";
import type { OwnedStatus, Win } from "../opening/opening-phase.ts";

/**
 * Sells wins back at the price that was frozen when they were won. Sells one after the other, each with its own
 * idempotency key.
 */
export function useSale(wins: readonly Win[]) {
  const [statuses, setStatuses] = useState<ReadonlyMap<string, OwnedStatus>>(new Map());
  const [keys] = useState(() => new Map(wins.map(({ id }) => [id, newIntentKey()])));
  const [selling, setSelling] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const statusOf = ({ id, owned }: Win) => statuses.get(id) ?? owned?.status;

  async function sellOne({ id, owned }: Win): Promise<void> {
    if (owned === undefined) return;
    const input = { params: { id: owned.inventoryItemId }, body: { expectedSellPrice: owned.sellPrice } };
    const { balance } = await call("sellInventoryItem", input, { idempotencyKey: keys.get(id) ?? newIntentKey() });
    setStatuses((before) => new Map(before).set(id, "Sold"));
    await balanceMoved(balance);
  }

  async function sell(chosen: readonly Win[]): Promise<void> {
    setFailure(undefined);
    try {
      for (const win of chosen) {
        setSelling(win.id);
        await sellOne(win);
      }
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSelling(undefined);
    }
  }

  return { statusOf, selling, failure, sell };
}
