import { type Cents, formatEuros } from "@trove/money";
import { useState } from "react";
import { ApiError, messageOf } from "../../../api/api-error.ts";
import { balanceMoved } from "../../../api/balance.ts";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate } from "../../../api/use-query.ts";
import { shipping } from "../../../locales/en/shipments/shipping.ts";
import { useTexts } from "../../../locales/texts.ts";
import { refreshTerms } from "../../../shell/refresh-terms.ts";
import type { ShipmentFlow } from "./shipment-flow.ts";
import { centsFromWire } from "@trove/contract/euro-fields";

/** The current price from a PRICE_CHANGED refusal; undefined for other errors. */
function priceAfter(error: unknown): Cents | undefined {
  if (!(error instanceof ApiError) || error.code !== "PRICE_CHANGED") return undefined;
  const { actual } = centsFromWire<{ actual?: unknown }>({ actual: error.problem.params?.["actual"] }) as {
    actual?: Cents;
  };
  return actual;
}

/** Whether an error means that items were sold or shipped in the meantime. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === "ITEM_NOT_AVAILABLE";
const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === "NOT_FOUND";

type Hands = {
  change: (changes: Partial<ShipmentFlow>) => void;
  /** Reloads the items that can be shipped. */
  reload: () => Promise<void>;
};

/** Creates the shipment. If the server refuses, goes to the step where the person can correct the problem. */
export function useShip({ change, reload }: Hands) {
  const t = useTexts(shipping);
  const [intent] = useState(() => createIntent());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function explain(error: unknown, before: ShipmentFlow): Promise<void> {
    const now = priceAfter(error);
    if (now !== undefined) {
      // The prices may have changed, or the weights of the items.
      await refreshTerms();
      await reload();
      change({ shippingCost: now });
      return setFailure(t.priceChanged(formatEuros(before.shippingCost), formatEuros(now)));
    }
    if (isGone(error) || isMissing(error)) {
      await reload();
      await revalidate("listAddresses", "listInventory");
      change({ activeStep: 0 });
      return setFailure(t.gone);
    }
    setFailure(messageOf(error));
    await revalidate("getBalance");
  }

  async function ship(flow: ShipmentFlow, inventoryItemIds: readonly string[], addressId: string): Promise<void> {
    const { shippingMethod, shippingCost } = flow;
    if (busy || shippingMethod === "") return;
    setBusy(true);
    setFailure(undefined);
    const body = {
      inventoryItemIds: [...inventoryItemIds],
      shippingAddressId: addressId,
      shippingMethod,
      expectedShippingCost: shippingCost,
    };
    try {
      const { shipmentId, balance } = await call("createShipment", { body }, { idempotencyKey: intent.keyFor(body) });
      intent.fulfilled();
      change({ shipmentIdResult: shipmentId, activeStep: 4 });
      await balanceMoved(balance);
      await reload();
    } catch (error) {
      await explain(error, flow);
    } finally {
      setBusy(false);
    }
  }

  return { ship, busy, failure, forget: () => setFailure(undefined) };
}
