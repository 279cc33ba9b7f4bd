import { MAX_SHIPMENT_ITEMS } from "@trove/contract/constants";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { emptyFlow, keepFlow, readFlow, type ShipmentFlow } from "./shipment-flow.ts";

/** Item ids in the URL start a new flow with these items; otherwise the flow of this tab continues. */
export function useShipmentFlow() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("items");
  const [flow, setFlow] = useState<ShipmentFlow>(() => {
    const ids = [...new Set((asked ?? "").split(",").filter(Boolean))].slice(0, MAX_SHIPMENT_ITEMS);
    return ids.length === 0 ? readFlow() : { ...emptyFlow, selectedItems: ids };
  });

  useEffect(() => keepFlow(flow), [flow]);

  // The ids are removed from the URL, so that a reload doesn't select items again that were deselected since.
  useEffect(() => {
    if (asked !== null) setSearch({}, { replace: true, preventScrollReset: true });
  }, [asked, setSearch]);

  const change = (changes: Partial<ShipmentFlow>) => setFlow((before) => ({ ...before, ...changes }));
  return { flow, change, reset: () => setFlow(emptyFlow) };
}
