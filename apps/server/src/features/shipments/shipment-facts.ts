import type { OrderActor, OrderStatus, ShippingMethod } from "@trove/contract";
import type { Cents } from "@trove/money";
import type { AddressSnapshot } from "../addresses/index.ts";

/** What command.shipment_facts tells of a shipment. Times are ISO-8601 with an offset. */
export type ShipmentFacts = {
  /** The person's id, or the purchase's for a guest. */
  userId: string;
  shipmentId: string;
  number: string;
  purchaseId: string | null;
  status: OrderStatus;
  shippingMethod: ShippingMethod;
  shippingCostCents: Cents;
  shippingAddress: AddressSnapshot;
  carrier: string | null;
  trackingNumber: string | null;
  cancelReason: string | null;
  createdAt: string;
  updatedAt: string;
  deliveredAt: string | null;
  version: number;
  /** Where news of it goes, and the language that it is written in. */
  contactEmail: string;
  contactLanguage: string;
  lines: {
    inventoryItemId: string | null;
    itemId: string;
    name: string;
    imageUrl: string;
    marketPriceCents: Cents;
    quantity: number;
  }[];
  events: { status: OrderStatus; at: string; actor: OrderActor; note: string | null }[];
};

/** Whether a guest ordered it, who has neither inventory nor balance. */
export const isOfGuest = ({ userId, purchaseId }: ShipmentFacts): boolean => userId === purchaseId;
