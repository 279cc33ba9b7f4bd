import type { CarrierStep, OrderActor, OrderStatus } from "@trove/contract";
import type { Cents } from "@trove/money";
import type { Selectable } from "kysely";
import type { Tables } from "../../database/tables.generated.ts";
import type { AddressSnapshot } from "../addresses/index.ts";

type Row = Omit<Selectable<Tables["shipments"]>, "searchText" | "shippingAddress">;
type InJson<Value> = Value extends Date ? string : Value;

/**
 * The result of command.shipment_facts: all columns of the shipment, and more. Times are ISO-8601 with an offset.
 * `userId` is the person's id, or the purchase's id for a guest. Mail about the shipment goes to `contactEmail`, in the
 * language `contactLanguage`.
 */
export type ShipmentFacts = { [Column in keyof Row]: InJson<Row[Column]> } & {
  shippingAddress: AddressSnapshot;
  /** The amount of the purchase's payment that has gone back to the card or to the balance. */
  returnedCents: Cents;
  lines: {
    inventoryItemId: string | null;
    itemId: string;
    name: string;
    imageUrl: string;
    marketPriceCents: Cents;
    quantity: number;
  }[];
  /** Oldest first, by the carrier's times. */
  carrierSteps: { step: CarrierStep; at: string; place: string | null }[];
  events: { status: OrderStatus; at: string; actor: OrderActor; note: string | null }[];
};

/** True if a guest ordered the shipment. Guests have neither inventory nor balance. */
export const isOfGuest = ({ userId, purchaseId }: ShipmentFacts): boolean => userId === purchaseId;
