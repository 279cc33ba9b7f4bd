import type { BreakKind, LimitKind, ResponseOf, Endpoints } from "@trove/contract";
import { type Cents, cents, toEuros } from "@trove/money";

type Transaction = ResponseOf<Endpoints["listTransactions"]>[number];

export type OwnedItem = { id: string; sellPrice: Cents };
export type ActiveShipment = {
  shipmentId: string;
  /** Null for a shipment of inventory items, which has no purchase. */
  purchaseId: string | null;
  items: OwnedItem[];
  pieces: number;
  itemsTotal: Cents;
  shippingCost: Cents;
};
/** Nobody knows when a transfer arrives, so `canFail` is false: asking for its outcome must not end it. */
export type OpenTopUp = { paymentId: string; transactionId: string; amount: Cents; canFail: boolean };

/**
 * Returns a text that identifies a transaction: its own id for openings, sales and top-ups, otherwise its related id;
 * and always its amount.
 */
export function entryOf(transaction: Pick<Transaction, "transactionId" | "transactionType" | "relatedId" | "amount">) {
  const { transactionId, transactionType, relatedId, amount } = transaction;
  const isNamed = ["BoxOpening", "Sale", "TopUp"].includes(transactionType);
  return isNamed ? `${transactionType} ${transactionId} ${amount}` : `${transactionType} for ${relatedId} ${amount}`;
}

/**
 * A person's expected state according to the responses: their belongings, and every transaction that their statement
 * must list once.
 */
export class Account {
  balance: Cents = cents(0);
  /** Items in the inventory, which can be sold or shipped. */
  inventory: OwnedItem[] = [];
  /** Shipments that are paid and not cancelled. */
  activeShipments: ActiveShipment[] = [];
  openTopUps: OpenTopUp[] = [];
  /** The limits of a month, in euros. */
  readonly limits = new Map<LimitKind, number>();
  /** The break or exclusion that was begun, with the text of the stop if the shop has taken it. */
  protection: { kind: BreakKind; stop?: string } | undefined;
  readonly entries: string[] = [];
  readonly openings: string[] = [];
  readonly purchases = new Map<string, string>();
  readonly shipments = new Map<string, string>();
  /** All inventory items, in any status. */
  itemCount = 0;

  move(
    type: Transaction["transactionType"],
    amount: Cents,
    told: { transactionId?: string; relatedId?: string },
  ): void {
    this.balance = cents(this.balance + amount);
    this.enter(type, amount, told);
  }

  /** Adds a transaction that moves no money, such as a failed top-up. */
  enter(
    type: Transaction["transactionType"],
    amount: Cents,
    { transactionId = "", relatedId }: { transactionId?: string; relatedId?: string },
  ): void {
    const told = { transactionId, relatedId: relatedId ?? null, transactionType: type, amount: toEuros(amount) };
    this.entries.push(entryOf(told));
  }
}
