import { SHIPMENT_SHIPPING_COST_DEFAULT } from "@trove/contract/constants";
import { costOfParcel } from "../../../shell/parcels.ts";
import { SHIPPING_METHODS, type ShippingMethod } from "@trove/contract/statuses";
import { type Cents, toEuros } from "@trove/money";
import * as v from "valibot";
import { readStored, store } from "../../../storage/browser-storage.ts";
import { listOf, readBy, storedEuros } from "../../../storage/schemas.ts";

/** The choices made so far for a new shipment. Items and address are referenced by their ids. */
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

/** The shipping method that is selected until the person chooses another. */
export const PRESELECTED: ShippingMethod = "standard";

export const COMPLETE_STEP = 4;

/** The price of a shipment to a country. `grams` is the weight of its items; without it, the price of a light one. */
export const costOf = (method: ShippingMethod | "", countryCode: string | undefined, grams = 0): Cents =>
  costOfParcel({ flow: "shipment", method: method || PRESELECTED, countryCode, grams });

const KEY = "shipmentFlow";

const text = v.fallback(v.string(), "");

const schema = v.object({
  activeStep: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COMPLETE_STEP)), 0),
  selectedItems: listOf(v.string()),
  shippingAddress: text,
  shippingMethod: v.fallback(v.picklist(["", ...SHIPPING_METHODS]), ""),
  shippingCost: v.fallback(v.optional(storedEuros), undefined),
  shipmentIdResult: text,
});

/** Reads the flow stored in this tab. Unreadable fields get their defaults. */
export function readFlow(): ShipmentFlow {
  const stored = readStored("session", KEY, readBy(schema));
  return stored === undefined
    ? emptyFlow
    : { ...stored, shippingCost: stored.shippingCost ?? costOf(stored.shippingMethod, undefined) };
}

/**
 * Stores the flow, with amounts in euros, as the cart does. If the browser can't store it, the flow is lost when the
 * page is closed.
 */
export function keepFlow(flow: ShipmentFlow): void {
  store("session", KEY, { ...flow, shippingCost: toEuros(flow.shippingCost) });
}

/**
 * The step to show: at most the first step with missing data. The last step needs a result. The stored step may be too
 * far ahead, for example if items were sold since.
 */
export function shownStep(flow: ShipmentFlow, chosenCount: number, hasAddress: boolean): number {
  if (flow.shipmentIdResult !== "") return COMPLETE_STEP;
  const reached = chosenCount === 0 ? 0 : flow.shippingMethod === "" ? 1 : hasAddress ? 3 : 2;
  return Math.min(flow.activeStep, reached);
}
