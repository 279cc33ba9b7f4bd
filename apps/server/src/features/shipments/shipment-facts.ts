import type { OrderActor, OrderStatus, ShippingMethod } from "@trove/contract";
import type { Cents } from "@trove/money";
import type { AddressSnapshot } from "../addresses/index.ts";

/** The result of command.shipment_facts. Times are ISO-8601 with an offset. */
export type ShipmentFacts = {
  /** The person's id, or the purchase's id for a guest. */
  userId: string;
  shipmentId: string;
  number: string;
  purchaseId: string | null;
  status: OrderStatus;
  shippingMethod: ShippingMethod;
  shippingCostCents: Cents;
  /** The amount of the purchase's payment that has gone back to the card or to the balance. */
  returnedCents: Cents;
  shippingAddress: AddressSnapshot;
  carrier: string | null;
  trackingNumber: string | null;
  cancelReason: string | null;
  createdAt: string;
  updatedAt: string;
  deliveredAt: string | null;
  version: number;
  /** The recipient of mail about the shipment; `contactLanguage` is the language of that mail. */
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

/** True if a guest ordered the shipment. Guests have neither inventory nor balance. */
export const isOfGuest = ({ userId, purchaseId }: ShipmentFacts): boolean => userId === purchaseId;
