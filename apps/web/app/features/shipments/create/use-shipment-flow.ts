import { MAX_SHIPMENT_ITEMS } from "@trove/contract/constants";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { emptyFlow, keepFlow, readFlow, type ShipmentFlow } from "./shipment-flow.ts";

/** Goods that the address names begin a new flow with them; without any the flow of this tab goes on. */
export function useShipmentFlow() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("items");
  const [flow, setFlow] = useState<ShipmentFlow>(() => {
    const ids = [...new Set((asked ?? "").split(",").filter(Boolean))].slice(0, MAX_SHIPMENT_ITEMS);
    return ids.length === 0 ? readFlow() : { ...emptyFlow, selectedItems: ids };
  });

  useEffect(() => keepFlow(flow), [flow]);

  // Taken once: a reload must not bring back what was unticked since.
  useEffect(() => {
    if (asked !== null) setSearch({}, { replace: true, preventScrollReset: true });
  }, [asked, setSearch]);

  const change = (changes: Partial<ShipmentFlow>) => setFlow((before) => ({ ...before, ...changes }));
  return { flow, change, reset: () => setFlow(emptyFlow) };
}
