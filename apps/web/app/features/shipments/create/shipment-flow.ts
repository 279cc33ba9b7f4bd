import { SHIPMENT_SHIPPING_COST_DEFAULT, SHIPPING_COSTS } from "@trove/contract/constants";
import { SHIPPING_METHODS, type ShippingMethod } from "@trove/contract/statuses";
import { type Cents, cents } from "@trove/money";

/** What somebody has chosen on the way to a shipment. Goods and the address are kept by id. */
export type ShipmentFlow = {
  activeStep: number;
  selectedItems: readonly string[];
  shippingAddress: string;
  shippingMethod: ShippingMethod | "";
  shippingCost: Cents;
  shipmentIdResult: string;
};

export const emptyFlow: ShipmentFlow = {
  activeStep: 0,
  selectedItems: [],
  shippingAddress: "",
  shippingMethod: "",
  shippingCost: SHIPMENT_SHIPPING_COST_DEFAULT,
  shipmentIdResult: "",
};

export const COMPLETE_STEP = 4;

export const costOf = (method: ShippingMethod | ""): Cents =>
  method === "" ? SHIPMENT_SHIPPING_COST_DEFAULT : SHIPPING_COSTS.shipment[method];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

/** The flow that was stored in this tab; every part that isn't readable begins anew. */
export function readFlow(text: string | null): ShipmentFlow {
  const stored = parsed(text);
  if (!isRecord(stored)) return emptyFlow;
  const { activeStep, selectedItems, shippingCost } = stored;
  const shippingMethod = SHIPPING_METHODS.find((method) => method === stored["shippingMethod"]) ?? "";
  const isStep = Number.isInteger(activeStep) && Number(activeStep) >= 0 && Number(activeStep) <= COMPLETE_STEP;
  return {
    activeStep: isStep ? Number(activeStep) : 0,
    selectedItems: Array.isArray(selectedItems) ? selectedItems.filter((id) => typeof id === "string") : [],
    shippingAddress: textOf(stored["shippingAddress"]),
    shippingMethod,
    shippingCost:
      Number.isSafeInteger(shippingCost) && Number(shippingCost) >= 0
        ? cents(Number(shippingCost))
        : costOf(shippingMethod),
    shipmentIdResult: textOf(stored["shipmentIdResult"]),
  };
}

/**
 * The step that can be shown: none that what it needs is missing for, and the last one only with a result. A stored
 * step may ask for more than is there, such as for goods that were sold since.
 */
export function shownStep(flow: ShipmentFlow, chosenCount: number, hasAddress: boolean): number {
  if (flow.shipmentIdResult !== "") return COMPLETE_STEP;
  const reached = chosenCount === 0 ? 0 : flow.shippingMethod === "" ? 1 : hasAddress ? 3 : 2;
  return Math.min(flow.activeStep, reached);
}
