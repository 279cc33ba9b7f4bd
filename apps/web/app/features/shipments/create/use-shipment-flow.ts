import { MAX_SHIPMENT_ITEMS } from "@trove/contract/constants";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { emptyFlow, keepFlow, readFlow, type ShipmentFlow } from "./shipment-flow.ts";

/**
 * The flow of a new shipment. If the URL has item ids, a new flow starts with these items. Otherwise this tab's flow
 * continues.
 */
export function useShipmentFlow() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("items");
  const [flow, setFlow] = useState<ShipmentFlow>(() => {
    const ids = [...new Set((asked ?? "").split(",").filter(Boolean))].slice(0, MAX_SHIPMENT_ITEMS);
    return ids.length === 0 ? readFlow() : { ...emptyFlow, selectedItems: ids };
  });

  useEffect(() => keepFlow(flow), [flow]);

  // Removes the ids from the URL. Otherwise a reload would select items again that the person has deselected.
  useEffect(() => {
    if (asked !== null) setSearch({}, { replace: true, preventScrollReset: true });
  }, [asked, setSearch]);

  const change = (changes: Partial<ShipmentFlow>) => setFlow((before) => ({ ...before, ...changes }));
  return { flow, change, reset: () => setFlow(emptyFlow) };
}
