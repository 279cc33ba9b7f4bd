import type { AnswerOf, Endpoints } from "@trove/contract";
import { type Cents, cents, toEuros } from "@trove/money";

type Transaction = AnswerOf<Endpoints["listTransactions"]>[number];

export type Good = { id: string; sellPrice: Cents };
export type Parcel = {
  shipmentId: string;
  /** Null where goods of the inventory are sent. */
  purchaseId: string | null;
  goods: Good[];
  pieces: number;
  itemsTotal: Cents;
  shippingCost: Cents;
};
export type OpenTopUp = { paymentId: string; transactionId: string; amount: Cents };

/** Openings, sales and top-ups are told by their own id, the rest by what they belong to and their amount. */
export function entryOf(transaction: Pick<Transaction, "transactionId" | "transactionType" | "relatedId" | "amount">) {
  const { transactionId, transactionType, relatedId, amount } = transaction;
  const isNamed = ["BoxOpening", "Sale", "TopUp"].includes(transactionType);
  return isNamed ? `${transactionType} ${transactionId} ${amount}` : `${transactionType} for ${relatedId} ${amount}`;
}

/** What a person knows from the answers alone: what they own, and everything that their lists must hold, once. */
export class Account {
  balance: Cents = cents(0);
  /** At hand, to be sold or sent. */
  goods: Good[] = [];
  /** Paid and not cancelled. */
  parcels: Parcel[] = [];
  openTopUps: OpenTopUp[] = [];
  readonly entries: string[] = [];
  readonly openings: string[] = [];
  readonly purchases = new Map<string, string>();
  readonly shipments = new Map<string, string>();
  /** All goods that there are in whatever state. */
  goodsCount = 0;

  move(
    type: Transaction["transactionType"],
    amount: Cents,
    told: { transactionId?: string; relatedId?: string },
  ): void {
    this.balance = cents(this.balance + amount);
    this.enter(type, amount, told);
  }

  /** A line of the list that moves nothing, as a top-up that failed has one. */
  enter(
    type: Transaction["transactionType"],
    amount: Cents,
    { transactionId = "", relatedId }: { transactionId?: string; relatedId?: string },
  ): void {
    const told = { transactionId, relatedId: relatedId ?? null, transactionType: type, amount: toEuros(amount) };
    this.entries.push(entryOf(told));
  }
}
